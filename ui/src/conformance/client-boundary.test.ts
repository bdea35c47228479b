import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { clientCalls, handlers, isMarkedClient, loaded } from './client-need.ts';
import { readSources } from './source-files.ts';

const sources = readSources();

/** Returns the modules that a server component loads by importing an entry, up to those marked as client modules. */
function reachedByServer(): string[] {
  const reached = new Set<string>();
  const waiting = [...sources.keys()].filter((path) => /(^|\/)index\.ts$/.test(path));
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const file = sources.get(path);
    if (!file || reached.has(path) || isMarkedClient(file)) continue;
    reached.add(path);
    waiting.push(...loaded(path, file));
  }
  return [...reached];
}

/** Returns the reasons why a module needs a browser, in itself or in the unmarked helpers that it loads. */
function reasons(path: string, seen = new Set<string>()): string[] {
  const file = sources.get(path);
  if (!file || seen.has(path)) return [];
  seen.add(path);
  const helpers = loaded(path, file).filter((helper) => {
    const module = sources.get(helper);
    return module && !isMarkedClient(module) && !/index\.ts$/.test(helper);
  });
  return [...clientCalls(file), ...handlers(file), ...helpers.flatMap((helper) => reasons(helper, seen))];
}

function parse(text: string) {
  return ts.createSourceFile('x.tsx', text, ts.ScriptTarget.Latest, true);
}

describe("'use client'", () => {
  it('is present in every module with which a server component could call browser APIs', () => {
    const unmarked = reachedByServer().flatMap((path) => {
      const file = sources.get(path);
      return file && clientCalls(file).length > 0 ? [`${path}: ${clientCalls(file).join(', ')}`] : [];
    });
    expect(unmarked).toEqual([]);
  });

  it('is present in every module that passes handlers to what it renders', () => {
    const unmarked = reachedByServer().filter((path) => {
      const file = sources.get(path);
      return file && path.endsWith('.tsx') && handlers(file).length > 0;
    });
    expect(unmarked).toEqual([]);
  });

  it('is absent from every module that a server can render', () => {
    const marked = [...sources].filter(([, file]) => isMarkedClient(file)).map(([path]) => path);
    expect(marked.filter((path) => reasons(path).length === 0)).toEqual([]);
  });
});

describe('browser requirements', () => {
  it.each([
    ['const [open] = useState(false);', ['useState']],
    ['const words = useStrings("x", english);', ['useStrings']],
    ['const C = createContext(1); const L = lazy(load);', ['createContext', 'lazy']],
    ['const id = useId(); const a = useMemo(f, []);', []],
    ['function useThing() {}', []],
  ])('include the calls of %s', (text, calls) => {
    expect(clientCalls(parse(text))).toEqual(calls);
  });

  it('include handlers, but not those only named in types', () => {
    expect(handlers(parse('<a onClick={go} href="/">x</a>'))).toEqual(['onClick']);
    expect(handlers(parse('const props = { onChange: () => undefined };'))).toEqual(['onChange']);
    expect(handlers(parse('interface P { onClick?(): void }'))).toEqual([]);
  });

  it('follow imports and re-exports of values, not of types', () => {
    const text = `import a from '../a/index.ts'; import type { B } from './b.ts'; export { c } from './c.ts'; export type { D } from './d.ts'; import 'react';`;
    expect(loaded('x/x.tsx', parse(text))).toEqual(['a/index.ts', 'x/c.ts']);
  });
});
