Sheet: Filters
include "include-in-a-circle.txt"
