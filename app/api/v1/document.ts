import { openApiDocument } from '@/lib/http/openapi/document';
import type { Operation } from '@/lib/http/openapi/operation';
import { listBulkFiles } from './bulk/operation';
import { getCard } from './cards/[code]/operation';
import { suggestNames } from './cards/names/operation';
import { listCards, listPrintings } from './cards/operation';
import { exportDeck, getDeck } from './decks/[slug]/operation';
import { checkDeck, deckStatistics } from './decks/check/operation';
import { convertDeckCode, readDeckCode } from './decks/code/operation';
import { listDecks } from './decks/operation';
import { listKeywords } from './keywords/operation';
import { changeMyDeck, createMyDeck, deleteMyDeck, getMyDeck, listMyDecks, replaceMyDeck } from './me/decks/operation';
import { getRule, listRules } from './rules/operation';
import { getRuling, listRulings } from './rulings/operation';
import { runScenario } from './scenarios/run/operation';
import { search } from './search/operation';
import { listSets } from './sets/operation';
import { getTerm, listTerms } from './terms/operation';

/** Every operation of the public API, as its documentation goes. */
export const OPERATIONS: readonly Operation[] = [
  ...[listCards, getCard, suggestNames, listPrintings, listSets, listKeywords],
  ...[search],
  ...[listRules, getRule, listRulings, getRuling, listTerms, getTerm, runScenario],
  ...[listDecks, getDeck, exportDeck, checkDeck, deckStatistics, readDeckCode, convertDeckCode],
  ...[listMyDecks, createMyDeck, getMyDeck, replaceMyDeck, changeMyDeck, deleteMyDeck],
  ...[listBulkFiles],
];

/** The API in the OpenAPI form. */
export const DOCUMENT = openApiDocument(OPERATIONS, {
  title: 'Kage Codex',
  version: '1',
  description:
    'Cards, rules, rulings and decks of the Naruto Mythos trading card game, for programs. Reading needs no account; ' +
    'one’s own decks need an access token. ' +
    'Within version 1 members and parameters may be added; what is here keeps its name and meaning.',
  server: '/api/v1',
  token:
    'A personal access token, `kage_pat_…`, made on the page /account/tokens for the scopes `decks:read` or `decks:write` ' +
    '(which reads too). Cookies open nothing here.',
  tags: [
    { name: 'Cards', description: 'The catalogue: cards, printings, sets, keywords.' },
    { name: 'Search', description: 'Everything at once.' },
    { name: 'Rules', description: 'Rulebook, rulings, glossary, and situations played out.' },
    { name: 'Decks', description: 'Decks that people share, and decks looked at without storing them.' },
    { name: 'My decks', description: 'One’s own decks, private ones too, by an access token.' },
    { name: 'Files', description: 'Everything at once, to keep.' },
  ],
});
