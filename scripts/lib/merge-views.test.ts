import { describe, expect, it } from 'vitest';
import { mergeViews } from './merge-views.mjs';

const fine = { name: 'Store', verdict: 'ok', text: '' } as const;
const wrong = (...problems: string[]) =>
  ({ name: 'Store', verdict: 'missing', text: problems.join('; '), problems }) as const;

describe('mergeViews', () => {
  it('says once what is alike in all views', () => {
    expect(
      mergeViews([
        { code: 'de', findings: [wrong('no name')] },
        { code: 'en', findings: [wrong('no name')] },
      ]),
    ).toEqual([{ name: 'Store', verdict: 'missing', text: 'no name' }]);
  });

  it('lets the first view speak where nothing is wrong', () => {
    expect(
      mergeViews([
        { code: 'de', findings: [{ ...fine, text: 'EUR' }] },
        { code: 'en', findings: [{ ...fine, text: 'USD' }] },
      ]),
    ).toEqual([{ ...fine, text: 'EUR' }]);
  });

  it('names the views that have a problem, and repeats none of it', () => {
    expect(
      mergeViews([
        { code: 'de', findings: [wrong('no name')] },
        { code: 'en', findings: [wrong('no name', 'no time zone', 'a notice')] },
        { code: 'fr', findings: [wrong('no name', 'a notice', 'no time zone')] },
      ]),
    ).toEqual([
      { name: 'Store', verdict: 'missing', text: 'no name' },
      { name: 'Store', verdict: 'missing', text: 'in store views en, fr: no time zone; a notice' },
    ]);
  });

  it('keeps apart what is wrong and what is not known', () => {
    expect(
      mergeViews([
        { code: 'de', findings: [{ ...fine, verdict: 'unknown', text: 'no response' }] },
        { code: 'en', findings: [{ ...fine, verdict: 'broken', text: 'no page' }] },
        { code: 'fr', findings: [fine] },
      ]),
    ).toEqual([
      { name: 'Store', verdict: 'unknown', text: 'in store view de: no response' },
      { name: 'Store', verdict: 'broken', text: 'in store view en: no page' },
    ]);
  });

  it('names the view that alone has a finding', () => {
    const files = { name: 'Files of shoppers', verdict: 'missing', text: 'a PDF' } as const;
    expect(
      mergeViews([
        { code: 'de', findings: [fine] },
        { code: 'en', findings: [fine, files] },
      ]),
    ).toEqual([fine, { ...files, text: 'in store view en: a PDF' }]);
  });
});
