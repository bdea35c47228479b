import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { compileMessage } from '../src/i18n/compile-message.ts';
import { defaultLocale, sourceLocale } from '../src/i18n/locale.ts';

/** The catalogues of the features: `src/<feature>/messages/<locale>.json`, message texts by id. */
const CATALOGUE = /\/messages\/[a-z]{2}_[A-Z]{2}\.json$/;

const SCRIPT = /\.[jt]sx?$/;

/**
 * Reads a catalogue as it is written.
 *
 * @throws Error when it is no object of texts
 */
export function readCatalogue(json: string): Record<string, string> {
  const texts: unknown = JSON.parse(json);
  if (!isTexts(texts)) throw new Error('A catalogue must be an object of texts by message id.');
  return texts;
}

const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');

/**
 * Compiles the texts of a catalogue to what the formatter works with.
 *
 * @param json texts by id
 * @throws Error that names the id of a text that is no message as the shop writes them
 */
export function compileCatalogue(json: string): string {
  return JSON.stringify(Object.fromEntries(Object.entries(readCatalogue(json)).map(([id, text]) => [id, compileNamed(text, id)])));
}

function compileNamed(text: string, id: string) {
  try {
    return compileMessage(text);
  } catch (cause) {
    throw new Error(`The message ${id} cannot be compiled: ${text}`, { cause });
  }
}

interface Node {
  type: string;
  start: number;
  end: number;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** Text of a string or of a template without expressions. */
function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if ('value' in node && typeof node.value === 'string') return node.value;
  if (!('quasis' in node) || !Array.isArray(node.quasis) || node.quasis.length !== 1) return undefined;
  const quasi: unknown = node.quasis[0];
  if (!isNode(quasi) || !('value' in quasi) || typeof quasi.value !== 'object' || quasi.value === null) return undefined;
  return 'cooked' in quasi.value && typeof quasi.value.cooked === 'string' ? quasi.value.cooked : undefined;
}

/** Finds the values of all properties called `defaultMessage`. */
function* defaultMessages(node: unknown): Generator<{ start: number; end: number; text: string; property: Node }> {
  if (Array.isArray(node)) {
    for (const entry of node) yield* defaultMessages(entry);
  } else if (isNode(node)) {
    const { type } = node;
    if (type === 'Property' && 'key' in node && 'value' in node && isNode(node.key) && isNode(node.value)) {
      const name = 'name' in node.key ? node.key.name : textOf(node.key);
      const text = textOf(node.value);
      if (name === 'defaultMessage' && text !== undefined) yield { start: node.value.start, end: node.value.end, text, property: node };
    }
    for (const child of Object.values(node)) yield* defaultMessages(child);
  }
}

/**
 * Compiles the default messages of a module, in place.
 *
 * @param ast syntax tree of the code
 * @returns the new code; undefined when there is nothing to compile
 */
export function compileDefaultMessages(code: string, ast: unknown): string | undefined {
  let compiled = '';
  let position = 0;
  for (const { start, end, text } of defaultMessages(ast)) {
    compiled += code.slice(position, start) + JSON.stringify(compileNamed(text, text));
    position = end;
  }
  return position === 0 ? undefined : compiled + code.slice(position);
}

/** The messages that a module defines: text by id. */
function definedMessages(ast: unknown): Record<string, string> {
  const found: Record<string, string> = {};
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    else if (isNode(node)) {
      if (node.type === 'ObjectExpression' && 'properties' in node && Array.isArray(node.properties)) {
        const texts = new Map(node.properties.map((property: unknown) => propertyText(property)));
        const id = texts.get('id');
        const text = texts.get('defaultMessage');
        if (id !== undefined && text !== undefined) found[id] = text;
      }
      Object.values(node).forEach(visit);
    }
  };
  visit(ast);
  return found;
}

function propertyText(property: unknown): [string | undefined, string | undefined] {
  if (!isNode(property) || !('key' in property) || !('value' in property) || !isNode(property.key)) return [undefined, undefined];
  const name = 'name' in property.key && typeof property.key.name === 'string' ? property.key.name : textOf(property.key);
  return [name, textOf(property.value)];
}

/** Takes the default messages out of a module. */
function withoutDefaultMessages(code: string, ast: unknown): string {
  let kept = '';
  let position = 0;
  for (const { property } of defaultMessages(ast)) {
    kept += code.slice(position, property.start);
    // The comma behind it goes too; one in front may stay.
    position = property.end + (/^\s*,/.exec(code.slice(property.end))?.[0].length ?? 0);
  }
  return kept + code.slice(position);
}

const MESSAGES_MODULE = /\/messages\.ts$/;
const DEFAULTS_QUERY = '?default-messages';
const LANGUAGES_QUERY = '?languages';
const GLOB = /import\.meta\.glob\((['"])\.\/messages\/\*\.json\1, \{[^}]*\}\)/;

/** Texts of the default messages beside a catalogue; none where the folder has no `messages.ts`. */
async function defaultTexts(catalogue: string, parseModule: (code: string) => unknown): Promise<Record<string, string>> {
  const code = await readFile(catalogue.replace(/\/messages\/[^/]+$/, '/messages.ts'), 'utf8').catch(() => '');
  return definedMessages(parseModule(code));
}

/**
 * Makes the default messages of the features catalogues of their own, which the browser fetches only for an English shop
 * or when another catalogue cannot be loaded: no shopper downloads two languages. Beside the code stands the default locale's file
 * alone; where the others are is in a module of its own, since the names of 70 files would weigh half a kilobyte on every page.
 */
function separateDefaultMessages(): Plugin[] {
  return [
    {
      name: 'witryna-default-catalogues',
      enforce: 'pre',
      transform: {
        filter: { id: MESSAGES_MODULE, code: GLOB },
        handler: (code, id) => ({
          code: code.replace(
            GLOB,
            `import.meta.glob('./messages/${defaultLocale}.json', { import: 'default' }), ` +
              `() => import(${JSON.stringify(id + LANGUAGES_QUERY)}).then((module) => module.default)`,
          ),
          map: null,
        }),
      },
      async load(id) {
        if (id.endsWith(LANGUAGES_QUERY)) {
          const defaults = JSON.stringify(id.slice(0, -LANGUAGES_QUERY.length) + DEFAULTS_QUERY);
          return `export default {
            ...import.meta.glob(['./messages/*.json', '!./messages/${defaultLocale}.json'], { import: 'default' }),
            './messages/${sourceLocale}.json': () => import(${defaults}).then((module) => module.default),
          };`;
        }
        if (!id.endsWith(DEFAULTS_QUERY)) return null;
        const code = await readFile(id.slice(0, -DEFAULTS_QUERY.length), 'utf8');
        const texts = definedMessages(this.parse(code, { lang: 'ts' }));
        return `export default ${compileCatalogue(JSON.stringify(texts))}`;
      },
    },
    {
      name: 'witryna-without-default-messages',
      enforce: 'post',
      transform: {
        filter: { id: MESSAGES_MODULE, code: 'defaultMessage' },
        handler(code) {
          return { code: withoutDefaultMessages(code, this.parse(code)), map: null };
        },
      },
    },
  ];
}

export interface MessagesOptions {
  /**
   * Keeps the default messages out of the code, in catalogues of their own; other catalogues get the texts that they lack from there,
   * with a warning of the build. Default false: a missing text is warned of when it is shown.
   */
  separateDefaults?: boolean;
}

/**
 * Compiles messages while the shop is built, so that the browser needs no ICU parser: the catalogues, and the default
 * messages in the code, which are shown where a catalogue has a gap.
 */
export function messages({ separateDefaults = false }: MessagesOptions = {}): Plugin[] {
  return [
    ...(separateDefaults ? separateDefaultMessages() : []),
    {
      name: 'witryna-catalogues',
      enforce: 'pre',
      transform: {
        filter: { id: CATALOGUE },
        async handler(json, id) {
          // Without default messages in the code, the catalogue itself must have a text for every message.
          const defaults = separateDefaults ? await defaultTexts(id, (code) => this.parse(code, { lang: 'ts' })) : {};
          const texts = readCatalogue(json);
          const missing = Object.keys(defaults).filter((message) => !(message in texts));
          if (missing.length > 0) this.warn(`${id} has no text for ${missing.join(', ')}.`);
          return { code: compileCatalogue(JSON.stringify({ ...defaults, ...texts })), map: null };
        },
      },
    },
    {
      name: 'witryna-default-messages',
      enforce: 'post',
      transform: {
        filter: { id: { include: SCRIPT, exclude: /\/node_modules\// }, code: 'defaultMessage' },
        handler(code) {
          const compiled = compileDefaultMessages(code, this.parse(code));
          // The code keeps its lines, so that only columns behind a message move.
          return compiled === undefined ? null : { code: compiled, map: null };
        },
      },
    },
  ];
}
