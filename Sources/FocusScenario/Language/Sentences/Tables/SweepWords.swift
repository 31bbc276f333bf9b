extension LanguageTables {
  /// Sweeps to the end, both ways, and by the rotor.
  static let sweepWords = """
    word SWIPING -: swiping to the end, swiping on to the end, swiping through to the end, swiping all the way
    word SWIPING -: swiping all the way to the end, swiping to the very end, swiping on and on, swiping until the end
    word SWIPING-BOTH manner=in_both_directions: swiping both ways, swiping in both directions
    word SWIPING-BOTH manner=in_both_directions: swiping forward and back, swiping forwards and backwards
    word SWIPING-BOTH manner=in_both_directions: swiping forward and backward, swiping there and back
    word SWIPING-BOTH manner=in_both_directions: swiping back and forth, swiping to the end and back
    word SWIPING-BOTH manner=in_both_directions: swiping right and then left
    word SWIPING-BOTH manner=in_both_directions: swiping left and right, swiping right and left
    word SWIPING-BOTH manner=in_both_directions: swiping forward to the end and back to the start
    word SWIPING-BOTH manner=in_both_directions: a two-way sweep, a sweep both ways, a sweep in both directions
    word SWIPING-BOTH manner=in_both_directions: sweeping both ways, a sweep there and back, a full sweep both ways
    word END-MANNER manner=in_both_directions: there and back, back and forth, backwards and forwards
    word END-MANNER manner=in_both_directions: backward and forward, back and forward
    word END-MANNER manner=in_both_directions: on the way there and on the way back, going forward and going back
    # The rotor, by what it is set to.
    word BY-ROTOR key=headings_rotor: by headings, by heading, via headings, with the headings rotor
    word BY-ROTOR key=headings_rotor: by the headings rotor, through the headings rotor, using the headings rotor
    word BY-ROTOR key=headings_rotor: with the rotor set to headings, with the rotor on headings, from heading to heading
    word BY-ROTOR key=headings_rotor: by heading navigation, through heading navigation, in the headings rotor
    word BY-ROTOR key=headings_rotor: by jumping between headings, by moving between headings, by rotor headings
    word BY-ROTOR key=links_rotor: by links, by link, via links, with the links rotor, by the links rotor
    word BY-ROTOR key=links_rotor: through the links rotor, using the links rotor, with the rotor set to links
    word BY-ROTOR key=links_rotor: with the rotor on links, from link to link, in the links rotor
    word BY-ROTOR key=images_rotor: by images, by image, via images, with the images rotor, by the images rotor
    word BY-ROTOR key=images_rotor: through the images rotor, using the images rotor, with the rotor set to images
    word BY-ROTOR key=images_rotor: with the rotor on images, from image to image, in the images rotor
    word BY-ROTOR key=form_controls_rotor: by form controls, by form control, with the form controls rotor
    word BY-ROTOR key=form_controls_rotor: with the rotor set to form controls, with the rotor on form controls
    word BY-ROTOR key=form_controls_rotor: from form control to form control, using the form controls rotor
    word BY-ROTOR key=text_fields_rotor: by text fields, by text field, with the text fields rotor
    word BY-ROTOR key=text_fields_rotor: with the rotor set to text fields, with the rotor on text fields
    word BY-ROTOR key=containers_rotor: by containers, by container, with the containers rotor
    word BY-ROTOR key=containers_rotor: with the rotor set to containers, with the rotor on containers
    word ROTOR-SET key=headings_rotor: the headings rotor, the heading rotor, the rotor set to headings
    word ROTOR-SET key=headings_rotor: the rotor on headings, heading navigation, the rotor by headings
    word ROTOR-SET key=links_rotor: the links rotor, the link rotor, the rotor set to links, the rotor on links
    word ROTOR-SET key=images_rotor: the images rotor, the image rotor, the rotor set to images, the rotor on images
    word ROTOR-SET key=form_controls_rotor: the form controls rotor, the rotor set to form controls
    word ROTOR-SET key=text_fields_rotor: the text fields rotor, the rotor set to text fields
    word ROTOR-SET key=containers_rotor: the containers rotor, the rotor set to containers
    verb TURN-TO -: reach, get to, arrive at, land on, move to, go to, jump to, come to, stop on|at
    word MOVING-BY -: moving, navigating, jumping, going, browsing, swiping, stepping
    word NEXT-IN step=swipe: next when swiping, next while swiping, next while swiping right, next by swiping right
    word NEXT-IN step=swipe: next when swiping on, next when swiping forward, next when swiping right
    word NEXT-IN step=swipe: next when i swipe, next on a swipe, next with a swipe, next in swipe order
    word NEXT-IN step=tab: next when tabbing on, next when i tab, next in tab order
    word NEXT-IN step=swipe: the next thing i reach when i swipe, the next thing you reach when you swipe
    word NEXT-IN step=swipe: the next thing i swipe to, the next thing you swipe to, the next thing the user swipes to
    word NEXT-IN step=swipe: the next thing i reach by swiping, the next thing reached by swiping
    word NEXT-IN step=move: the next thing i reach, the next thing you reach, the next thing the user reaches
    word NEXT-IN step=move: the next thing reached
    verb ROTOR-HAS -: list, include, contain, find, offer
    verb COME-NEXT step=swipe: come next in the swipe order
    verb COME-NEXT step=tab: come next in the tab order
    word KEY key=escape_gesture: the two-finger scrub gesture, a two-finger scrub gesture, two-finger scrub gesture
    word KEY key=escape_gesture: the scrub-back gesture, a scrub gesture, the z-shaped scrub, a z-shaped scrub
    # What is one step away is not two.
    word NOT-FARTHER -: not two, not three, not four, not more, not several
    """
}
