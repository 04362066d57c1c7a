// One page for the decks of all games.
export { default, generateMetadata } from '../../../decks/compare/page';
