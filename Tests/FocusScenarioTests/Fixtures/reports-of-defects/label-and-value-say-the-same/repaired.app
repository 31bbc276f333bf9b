# after a report: Ranchero-Software/NetNewsWire 5154, amugofjava/anytime_podcast_player 169, vaadin/vaadin-button 127
# The title of the article is the label of the row and its value too (VO-60).

App: News

Screen: Articles
  heading "Articles"
  row "Swift arrives"
  row "Boats for rent"

Task: move to the first article
  move forward 1
