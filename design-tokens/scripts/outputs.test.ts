import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { contractNames } from '../src/generated/contract-names.ts';
import { toPx } from './css-value.ts';
import { readTokens } from './dtcg.ts';
import { isRecord } from './token-value.ts';
import { emitContractNames } from './emit/contract-names.ts';
import { emitFigma } from './emit/figma.ts';
import { emitVariablesCss } from './emit/variables-css.ts';
import { propertyName } from './model.ts';
import { distributionFiles, sourceFiles } from './outputs.ts';
import { packageRoot, readModel } from './source.ts';

const model = readModel();

function leaves(tree: unknown): readonly unknown[] {
  return isRecord(tree) ? Object.values(tree).flatMap(leaves) : [tree];
}

describe('the generated sources', () => {
  it.each(sourceFiles(model))('are current: $path', ({ path, text }) => {
    expect(readFileSync(join(packageRoot, path), 'utf8'), 'run `npm run generate -w design-tokens`').toBe(text);
  });

  it('name every role of the source and nothing else', () => {
    const names = model.contract.map(({ path }) => propertyName(path));
    expect(leaves(contractNames)).toEqual(names);
    expect(new Set(names).size).toBe(names.length);
  });

  it('give every role a value in the base theme', () => {
    expect(Object.keys(model.rules[0]?.vars ?? {})).toEqual(leaves(contractNames).map((name) => `--${String(name)}`));
  });

  it('refer to no property that has no value', () => {
    const known = new Set(Object.keys(model.rules[0]?.vars ?? {}));
    const references = model.rules.flatMap(({ vars }) => Object.values(vars).flatMap((value) => value.match(/--[\w-]+/g) ?? []));
    expect(references.length).toBeGreaterThan(0);
    expect(references.filter((name) => !known.has(name))).toEqual([]);
  });

  it('tell the editor what to use instead of a deprecated role', () => {
    const [token] = model.contract;
    if (token === undefined) throw new Error('the contract is empty');
    expect(emitContractNames([{ ...token, deprecated: 'Use surface.' }])).toContain(`/** ${token.description} @deprecated Use surface. */`);
    expect(emitContractNames([{ ...token, deprecated: true }])).toContain(`/** ${token.description} @deprecated */`);
  });
});

describe('variables.css', () => {
  it('says, parsed again, what the rules say', () => {
    const parsed: { selector: string; media: string | undefined; vars: Record<string, string> }[] = [];
    postcss.parse(emitVariablesCss(model.rules)).walkRules((rule) => {
      const vars: Record<string, string> = {};
      rule.walkDecls(/^--/, ({ prop, value }) => void (vars[prop] = value));
      parsed.push({ selector: rule.selector, media: rule.parent?.type === 'atrule' && 'params' in rule.parent ? rule.parent.params : undefined, vars });
    });
    expect(parsed).toEqual(model.rules.map(({ selector, media, vars }) => ({ selector, media, vars })));
  });

  it('tells the browser the colour scheme', () => {
    expect(emitVariablesCss(model.rules)).toMatch(/^:root \{\n {2}color-scheme: light;/);
  });
});

describe('the Figma file', () => {
  const [theme] = model.themes;
  const file: unknown = JSON.parse(emitFigma(theme));

  /** The token at a path of the file. */
  const at = (path: string): unknown => path.split('.').reduce<unknown>((node, name) => (isRecord(node) ? node[name] : undefined), file);

  it('is one mode named after its theme', () => {
    expect(file).toMatchObject({ $extensions: { 'com.figma.modeName': 'Light' } });
    expect(distributionFiles(model).map(({ path }) => path)).toEqual(['dist/variables.css', 'dist/figma/light.tokens.json']);
  });

  it('holds every token but the easings, each in a type that Figma has', () => {
    for (const token of theme.tokens.values()) {
      const entry = at(token.path);
      if (token.type === 'cubicBezier') {
        expect(entry, token.path).toBeUndefined();
      } else {
        expect(entry, token.path).toMatchObject({ $description: token.description });
        expect(['color', 'number', 'string'], token.path).toContain(isRecord(entry) ? entry['$type'] : undefined);
      }
    }
  });

  it('brings colours and lengths back unchanged, with aliases in place', () => {
    for (const token of theme.tokens.values()) {
      if (token.type === 'cubicBezier') continue;
      if (token.alias !== undefined) expect(at(token.path)).toMatchObject({ $value: `{${token.alias}}` });
      else if (token.type === 'color') expect(at(token.path)).toMatchObject({ $value: token.value });
      else if (token.type === 'dimension') expect(at(token.path)).toMatchObject({ $value: toPx(token.value) });
    }
  });

  it('is itself a DTCG file, strings aside', () => {
    const withoutStrings: unknown = JSON.parse(JSON.stringify(file), (_key, value: unknown) =>
      isRecord(value) && value['$type'] === 'string' ? undefined : value,
    );
    expect(readTokens(withoutStrings).size).toBeGreaterThan(150);
  });
});
