import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTokens, resolveTokens } from '../dtcg.ts';
import { readModel } from '../source.ts';
import { emitDtcg } from './dtcg.ts';

const { themes, variants } = readModel();
const again = (text: string): ReturnType<typeof resolveTokens> => resolveTokens(readTokens(JSON.parse(text)));

describe('emitDtcg', () => {
  it.each([...themes, ...variants])('writes $name as a file that parses to equal tokens', ({ tokens }) => {
    const read = again(emitDtcg({ tokens }));
    expect([...read.keys()].sort()).toEqual([...tokens.keys()].sort());
    for (const [path, token] of tokens) expect(read.get(path), path).toEqual(token);
  });

  it('parses to equal tokens for any names, notes and extensions', () => {
    const name = fc.stringMatching(/^[a-zA-Z0-9 _-]{1,8}$/).filter((text) => text !== '__proto__');
    const token = fc.record(
      {
        $type: fc.constant('number'),
        $value: fc.integer(),
        $description: fc.string({ minLength: 1 }),
        $deprecated: fc.oneof(fc.constant(true), fc.string({ minLength: 1 })),
        $extensions: fc.record({ 'org.witryna': fc.dictionary(name, fc.integer(), { maxKeys: 2 }) }),
      },
      { requiredKeys: ['$type', '$value', '$description'] },
    );
    fc.assert(
      fc.property(fc.dictionary(name, fc.dictionary(name, token, { maxKeys: 4 }), { maxKeys: 4 }), (document) => {
        const tokens = resolveTokens(readTokens(document));
        expect(again(emitDtcg({ tokens }))).toEqual(tokens);
      }),
    );
  });
});
