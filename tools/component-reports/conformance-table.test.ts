import { describe, expect, it } from 'vitest';
import { axeRules, conformanceTable, readCriteria } from './conformance-table.mjs';

const line = (id: string, proofs: string[]) => ({
  id,
  text: `What ${id} says.`,
  area: 'Pages',
  components: [],
  byHand: false,
  proofs: proofs.map((file) => ({ file, title: `[${id}] does`, kind: 'test' as const })),
});

describe('conformanceTable', () => {
  it('names what proves a criterion, and says what nothing proves', () => {
    const table = conformanceTable(
      [{ id: '1.1.1', name: 'Non-text Content', level: 'A', lines: ['G-1', 'G-2'] }],
      [line('G-1', ['b.test.ts', 'a.test.ts', 'a.test.ts']), line('G-2', [])],
      new Map([['1.1.1', ['image-alt']]]),
    );
    expect(table).toContain('| 1.1.1 Non-text Content | A | [G-1](#g-1), G-2, not proven | 1 rule |  |');
    expect(table).toContain('1 of 2 lines are proven.');
    expect(table).toContain(
      '| <a id="g-1"></a>G-1 | What G-1 says. | [a.test.ts](../a.test.ts)<br>[b.test.ts](../b.test.ts) |',
    );
    expect(table).toContain('| G-2 | What G-2 says. | no test yet |');
  });

  it('refuses a line that does not exist', () => {
    expect(() => conformanceTable([{ id: '1.1.1', name: '', level: 'A', lines: ['G-9'] }], [], new Map())).toThrow(
      'names G-9',
    );
  });
});

describe('the criteria', () => {
  it('are the 55 of WCAG 2.2 A and AA, each once', () => {
    const criteria = readCriteria();
    expect(new Set(criteria.map(({ id }) => id)).size).toBe(criteria.length);
    expect([
      criteria.filter(({ level }) => level === 'A').length,
      criteria.filter(({ level }) => level === 'AA').length,
    ]).toEqual([31, 24]);
  });

  it('have a line, a rule of axe or a note that says why not', () => {
    const rules = axeRules();
    expect(readCriteria().filter(({ id, lines, note }) => lines.length === 0 && !note && !rules.has(id))).toEqual([]);
  });
});
