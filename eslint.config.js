import next from 'eslint-config-next';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

// Files whose default export a framework asks for.
const DEFAULT_EXPORTS = [
  'app/**/*.{ts,tsx}',
  'proxy.ts',
  'lib/i18n/request.ts',
  '*.config.{js,ts}',
  '.dependency-cruiser.js',
  '**/*.d.ts',
];

const NAMED_EXPORTS = [
  { selector: 'ExportDefaultDeclaration', message: 'Export by name: one name everywhere.' },
  { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file that has it.' },
];

// A page of a deck stands among the decks of its game.
const NO_DECK_ADDRESS = {
  selector: "TemplateElement[value.raw='/decks/']",
  message: 'Ask deckPath or decksPath (lib/decks/games/paths.ts) where a deck of its game is.',
};

// No component and no hook is here, and the rules about them take longer than all others together.
const WITHOUT_REACT = ['lib/!(ui)/**/*.ts', 'app/api/**/*.ts', 'e2e/**', 'prisma/**', '**/*.test.ts'];

export default defineConfig(
  globalIgnores([
    '.next/',
    '.data/',
    'app/api/v1/client/generated/',
    'lib/db/generated/',
    'public/worker.js',
    'test-results/',
    'playwright-report/',
    'next-env.d.ts',
  ]),
  { extends: [next], ignores: WITHOUT_REACT },
  { languageOptions: { parserOptions: { projectService: true } } },
  { files: ['**/*.{ts,tsx}'], extends: [tseslint.configs.strict, tseslint.configs.stylistic] },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': true }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_$', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
    },
  },
  {
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'no-restricted-syntax': ['error', ...NAMED_EXPORTS, NO_DECK_ADDRESS],
      // Pictures are SVG of ours, and a page that failed is left by loading another one whole.
      '@next/next/no-img-element': 'off',
      '@next/next/no-html-link-for-pages': 'off',
      'import/no-anonymous-default-export': 'off',
      'max-lines': ['error', { max: 320, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: WITHOUT_REACT,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['react'],
              importNamePattern: '^use[A-Z]',
              message: 'A hook belongs where its rules are held: in app or lib/ui.',
            },
          ],
        },
      ],
    },
  },
  { files: DEFAULT_EXPORTS, rules: { 'no-restricted-syntax': ['error', NO_DECK_ADDRESS] } },
  { files: ['lib/launcher/**', 'lib/bench/**', 'prisma/**'], rules: { 'no-console': 'off' } },
  {
    files: ['**/*.test.{ts,tsx}', 'e2e/**'],
    rules: {
      'max-lines': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      // What a test expects it says itself.
      'no-restricted-syntax': ['error', ...NAMED_EXPORTS],
    },
  },
  {
    // These files share their modules (see vitest.config.ts): one's mock would be the next one's.
    files: ['lib/**/*.test.{ts,tsx}'],
    ignores: ['**/*.db.test.ts', 'lib/launcher/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['mock', 'doMock'].map((property) => ({
          object: 'vi',
          property,
          message: 'Hand in what is to be replaced.',
        })),
      ],
    },
  },
  {
    // lib/rules runs anywhere and gives the same answer every time: no clock, no chance, no machine.
    files: ['lib/rules/**'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        'process',
        'window',
        'document',
        'fetch',
        'setTimeout',
        'performance',
        'crypto',
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Chance comes seeded, from the state.' },
        { object: 'Date', property: 'now', message: 'The caller says what day it is.' },
      ],
    },
  },
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
);
