// Whoever has signed in is asked about the deck built before, as on all pages about decks.
export { default } from '../../decks/layout';
