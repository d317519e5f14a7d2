/** Setup, draft, teams, end and score. One plain sentence each; ids never change. */
export const SETUP_RULES = {
  'battalia.setup.factions':
    'Two players use three factions, three and four use four, five use five, six use all.',
  'battalia.setup.supply': 'Stardust, chests and storm effects are three new stacks of twelve.',
  'battalia.setup.greatArtefacts':
    'As many Great Artefacts as players lie open; the others are the rest stack.',
  'battalia.setup.royals': 'As many pairs of Queen and King as players lie ready.',
  'battalia.setup.gates': 'The gates are laid at random on their marked squares.',
  'battalia.setup.gatesOfPlayers':
    'With two and three players the gates are those of the players’ own factions.',
  'battalia.setup.boards': 'Five and six players use the larger board of 7 by 11.',
  'battalia.setup.corners': 'With five players three squares in each corner do not exist.',
  'battalia.setup.cities':
    'Five and six players lay as many start cities and neutral cities as there are players.',
  'battalia.setup.ruins': 'The larger board has two ruins, the smaller one.',
  'battalia.setup.markers': 'Neutral cities show 6 and ruins 10; for beginners 4 and 8.',
  'battalia.setup.start': 'A random start player; factions clockwise, start cities in reverse.',
  'battalia.setup.startDeck': 'Everybody begins with three frimen, a chief, a priest and five supply.',
  'battalia.setup.unused': 'What is not used goes back into the box.',
  'battalia.draft.steps':
    'Three rounds of frimen, one of chiefs, one of priests; as many cards as players each time.',
  'battalia.draft.order':
    'The start player picks first in rounds 1, 3 and 5, the last player in rounds 2 and 4.',
  'battalia.draft.pass': 'Cards go on to the left in odd rounds, to the right in even ones.',
  'battalia.draft.supply': 'At the end everybody takes five supply cards.',
  'battalia.draft.universal': 'Universal units join after the draft, or are replaced when they are drawn.',
  'battalia.team.standard': 'With four to six players teams are the standard.',
  'battalia.team.seats': 'Seats opposite and alternating make the teams.',
  'battalia.team.same': 'The members of a team take their turn at the same time.',
  'battalia.team.lock': 'Two members never attack the same opponent at the same time.',
  'battalia.team.refill': 'In team mode the defender refills to six cards right after the battle.',
  'battalia.team.twoAttacks': 'A team of three among five may be held to two attacks a turn.',
  'battalia.team.open': 'Members talk openly and need nobody’s consent.',
  'battalia.team.own': 'Everybody uses their own cards, cities and heroes only.',
  'battalia.team.connected': 'New roads and cities join an own city.',
  'battalia.team.order': 'Teams take turns clockwise; the start player’s team begins.',
  'battalia.team.single': 'Four to six may also play everyone for himself.',
  'battalia.team.clock': 'The authors allow 30 minutes a player and 15 for each character.',
  'battalia.end.full': 'The game ends at once when the last empty square is covered.',
  'battalia.end.cities': 'The game ends at once with the fifth city of level 4 or more.',
  'battalia.end.pair': 'A team of two needs nine such cities.',
  'battalia.end.trio': 'A team of three needs twelve such cities.',
  'battalia.end.recommended':
    'On the small board with two and three, and in the team game of five, the full board is better ignored.',
  'battalia.score.levels': 'The score is the sum of all city levels.',
  'battalia.score.pair': 'In the team game of five the pair’s points count one and a half times, rounded up.',
  'battalia.score.ties': 'Ties are broken by capitals, residences, cities from level 4 down, heroes, cards.',
  'battalia.score.teamTies': 'Teams compare their sums.',
  'battalia.score.open': 'A tie after the eighth step stays one.',
} as const;
