import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

// Which messages the sources can ask for. A translator is made for a namespace (`getTranslations('decks.list')`) and is
// asked for keys by literals, by templates (`t(\`outcome.${outcome}\`)`) or by words that stand in a list elsewhere.

interface Source {
  namespaces: string[];
  /** Strings of the file, and its templates as patterns of what they can become. */
  words: ReadonlySet<string>;
  templates: RegExp[];
}

const MAKERS = new Set(['getTranslations', 'useTranslations', 'getMessages', 'createTranslator']);

/** Parts of a key may be anything but empty. */
const ANY = '.+';

export function readSources(root: string, folders: readonly string[]): Source[] {
  return folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\.d\.ts$|generated/.test(name))
      .map((name) => readSource(path.join(root, folder, name))),
  );
}

function readSource(file: string): Source {
  const tree = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const namespaces: string[] = [];
  const words = new Set<string>();
  const templates: RegExp[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && MAKERS.has(node.expression.getText())) namespaces.push(...namespacesOf(node));
    if (ts.isStringLiteralLike(node)) words.add(node.text);
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) words.add(node.name.text);
    if (ts.isTemplateExpression(node)) templates.push(patternOf(node));
    node.forEachChild(visit);
  };
  visit(tree);
  return { namespaces, words, templates };
}

/** Those a call can make a translator for: a literal, either side of a choice, or `namespace` of its options. */
function namespacesOf({ arguments: [first] }: ts.CallExpression): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) found.push(node.text);
    node.forEachChild(visit);
  };
  if (!first) return [''];
  visit(first);
  return found;
}

function patternOf({ head, templateSpans }: ts.TemplateExpression): RegExp {
  const fixed = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return new RegExp(`^${fixed(head.text)}${templateSpans.map(({ literal }) => ANY + fixed(literal.text)).join('')}$`);
}

/**
 * Keys that no source can ask for. A key counts as asked for where a namespace of some file begins it and the rest is a
 * word or a template of that file, or of one that makes no translator of its own and is handed one.
 */
export function unusedKeys(keys: readonly string[], sources: readonly Source[]): string[] {
  const handed = sources.filter(({ namespaces }) => namespaces.length === 0);
  const asks = (source: Source, rest: string) =>
    source.words.has(rest) || source.templates.some((template) => template.test(rest) && rest !== '');
  return keys.filter(
    (key) =>
      !sources.some(({ namespaces, ...own }) =>
        namespaces.some((namespace) => {
          const begins = namespace === '' ? '' : `${namespace}.`;
          if (!key.startsWith(begins) || key === namespace) return false;
          const rest = key.slice(begins.length);
          return [{ namespaces, ...own }, ...handed].some((source) => asks(source, rest));
        }),
      ),
  );
}
