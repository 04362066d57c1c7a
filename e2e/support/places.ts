import type { Resident } from './resident';

/** A page of the site. */
export interface Place {
  name: string;
  path: string | ((resident: Resident) => string);
  signedIn?: boolean;
  status?: number;
  /** What shows that all of it is there. */
  ready?: string;
  /** What is opened before it is looked at. */
  unfold?: string;
}

const EDITOR_READY = '.editor-search [data-row]';
/** A deck as its code, stored nowhere. */
const CODE = 'KAGE14G0G8K35C5K0J0JBAC7GM2GA1850M2GA1850M2GA1850E12BACPMT0R9144ZT0FRG4';

/** Every page of the site, in each of the states it may open in. */
export const PLACES: readonly Place[] = [
  { name: 'the start page', path: '' },
  { name: 'the cards', path: '/cards' },
  { name: 'the cards as a table', path: '/cards?q=naruto&view=table' },
  { name: 'no card found', path: '/cards?q=zzzqqq&faction=Nowhere' },
  { name: 'a character', path: '/cards/KS-108' },
  { name: 'an attachment', path: '/cards/SS-080' },
  { name: 'a mission', path: '/cards/KS-M01' },
  { name: 'the public decks', path: '/decks' },
  { name: 'a public deck', path: ({ publicDeck }) => `/decks/${publicDeck}` },
  { name: 'a deck in numbers', path: ({ publicDeck }) => `/decks/${publicDeck}/numbers`, unfold: 'main summary' },
  { name: 'an opening hand', path: ({ publicDeck }) => `/decks/${publicDeck}/hands?seed=7` },
  { name: 'a thousand games', path: ({ publicDeck }) => `/decks/${publicDeck}/games` },
  { name: 'what to print of a deck', path: ({ publicDeck }) => `/decks/${publicDeck}/print`, unfold: 'main summary' },
  { name: 'a deck in an address', path: `/decks/${CODE}` },
  { name: 'a deck code that is none', path: '/decks/code/KAGE1HALF' },
  { name: 'ways to start a deck', path: '/decks/new/start' },
  { name: 'a new deck', path: '/decks/new', ready: EDITOR_READY },
  { name: 'a list to import', path: '/decks/import' },
  { name: 'decks found by a query', path: '/decks?q=card:KS-108%20colour:red', unfold: 'main summary' },
  { name: 'the public decks of the older game', path: '/ccg/decks', unfold: 'main summary' },
  { name: 'a new deck of the older game', path: '/ccg/decks/new', ready: EDITOR_READY },
  { name: 'a list of the older game to import', path: '/ccg/decks/import' },
  { name: 'my decks of the older game', path: '/ccg/decks/mine', signedIn: true },
  { name: 'a deck of the older game', path: ({ olderDeck }) => `/ccg/decks/${olderDeck}`, signedIn: true },
  { name: 'what to print of an older deck', path: ({ olderDeck }) => `/ccg/decks/${olderDeck}/print` },
  { name: 'the history of an older deck', path: ({ olderDeck }) => `/ccg/decks/${olderDeck}/history`, signedIn: true },
  {
    name: 'two older decks side by side',
    path: ({ olderDeck }) => `/ccg/decks/compare?a=${olderDeck}&b=${olderDeck}`,
    signedIn: true,
  },
  { name: 'my decks', path: '/decks/mine', signedIn: true },
  { name: 'a collection without an account', path: '/collection' },
  { name: 'my collection', path: '/collection', signedIn: true },
  { name: 'the cards I own', path: '/collection/owned', signedIn: true, ready: '[data-entry-line]' },
  { name: 'decks I can build', path: '/collection/decks', signedIn: true },
  { name: 'a collection to import', path: '/collection/import', signedIn: true },
  { name: 'decks of people one follows', path: '/decks/followed', signedIn: true },
  { name: 'older decks of people one follows', path: '/ccg/decks/followed', signedIn: true },
  { name: 'my own deck', path: ({ unfinishedDeck }) => `/decks/${unfinishedDeck}`, signedIn: true },
  { name: 'the history of a deck', path: ({ unfinishedDeck }) => `/decks/${unfinishedDeck}/history`, signedIn: true },
  {
    name: 'two decks side by side',
    path: ({ publicDeck, unfinishedDeck }) => `/decks/compare?a=${publicDeck}&b=${unfinishedDeck}`,
    signedIn: true,
  },
  {
    name: 'a deck in the editor',
    path: ({ unfinishedDeck }) => `/decks/${unfinishedDeck}/edit`,
    signedIn: true,
    ready: EDITOR_READY,
  },
  { name: 'the rulebook', path: '/rules' },
  { name: 'a chapter with a picture', path: '/rules/2' },
  { name: 'a chapter with tables', path: '/rules/11' },
  { name: 'a long chapter', path: '/rules/15' },
  { name: 'the quick reference', path: '/rules/quick' },
  { name: 'the rulings', path: '/rulings' },
  { name: 'rulings found', path: '/rulings?q=power' },
  { name: 'a ruling', path: '/rulings/tied-mission' },
  { name: 'a ruling at a step', path: '/rulings/snapshot-kabuto?step=2', unfold: '#play details > summary' },
  { name: 'a ruling of many steps', path: '/rulings/attachment-hidden?step=9', unfold: '#play details > summary' },
  { name: 'a ruling on the whole game', path: '/rulings/tied-game?step=3', unfold: '#play details > summary' },
  { name: 'a suggestion for a ruling', path: '/rulings/suggest', signedIn: true },
  { name: 'the glossary', path: '/rulings/terms' },
  { name: 'a term', path: '/rulings/terms/edge' },
  { name: 'the lab', path: '/lab' },
  { name: 'about', path: '/about' },
  { name: 'what the device keeps', path: '/offline' },
  { name: 'the API', path: '/api', unfold: '#schema-Card summary' },
  { name: 'sign-in', path: '/account/sign-in' },
  { name: 'sign-up', path: '/account/sign-up' },
  { name: 'a forgotten password', path: '/account/forgot' },
  { name: 'an old reset link', path: '/account/reset?token=old' },
  { name: 'an old confirming link', path: '/account/confirm?token=old' },
  { name: 'my account', path: '/account', signedIn: true },
  { name: 'access for programs', path: '/account/tokens', signedIn: true },
  { name: 'a profile', path: ({ handle }) => `/u/${handle}` },
  { name: 'cards that somebody wishes for', path: ({ handle }) => `/u/${handle}/wish` },
  { name: 'what people reported', path: '/moderation', signedIn: true },
  { name: 'what moderators did', path: '/moderation/log', signedIn: true },
  { name: 'the older game', path: '/ccg' },
  { name: 'the cards of the older game', path: '/ccg/cards' },
  { name: 'those cards as a table', path: '/ccg/cards?q=type:ninja&view=table' },
  { name: 'a ninja of the older game', path: '/ccg/cards/EX-003' },
  { name: 'a jutsu of the older game', path: '/ccg/cards/EX-015' },
  { name: 'how to ask for those cards', path: '/ccg/cards/help' },
  { name: 'open questions of the older game', path: '/ccg/rulings' },
  { name: 'a chapter with worked examples', path: '/ccg/rules/10' },
  { name: 'the showdown calculator', path: '/ccg/showdown?a1=4&b1=3&blocked=yes' },
  { name: 'the chain calculator', path: '/ccg/chain?p1=attacker' },
  { name: 'nothing', path: '/nothing/here', status: 404 },
  { name: 'no such card', path: '/cards/KS-999', status: 404 },
];
