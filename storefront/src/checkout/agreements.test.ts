import { describe, expect, it } from 'vitest';
import { getAgreedIds, lacksAgreement, toAgreements } from './agreements.ts';

const agreement = { name: 'Terms', checkbox_text: 'I agree.', content: '<b>x</b>', is_html: true } as const;
const answer = {
  checkoutAgreements: [
    { ...agreement, agreement_id: 1, mode: 'AUTO' as const, is_html: false },
    { ...agreement, agreement_id: 2, mode: 'MANUAL' as const },
    null,
  ],
};
const agreements = toAgreements(answer, (html) => `safe ${html}`);

describe('toAgreements', () => {
  it('sanitizes HTML and leaves plain text as it is', () => {
    expect(agreements.map(({ content }) => content)).toEqual(['<b>x</b>', 'safe <b>x</b>']);
  });

  it('has declarations as sanitized HTML, and as text for lists of errors', () => {
    const checkbox_text = 'I accept the <a href="/terms">terms &amp; conditions</a>.';
    const [first] = toAgreements(
      { checkoutAgreements: [{ ...agreement, agreement_id: 1, mode: 'MANUAL', checkbox_text }] },
      (html) => `safe ${html}`,
    );
    expect(first).toMatchObject({
      declaration: `safe ${checkbox_text}`,
      declarationText: 'I accept the terms & conditions.',
    });
  });

  it('returns none when the shop asks for none', () => {
    expect(toAgreements({ checkoutAgreements: null }, String)).toEqual([]);
  });
});

describe('lacksAgreement', () => {
  it('waits for the boxes, and not for agreements without one', () => {
    expect(lacksAgreement(agreements, new Set())).toBe(true);
    expect(lacksAgreement(agreements, new Set([2]))).toBe(false);
  });
});

describe('getAgreedIds', () => {
  it('names agreements without a box and those that were ticked', () => {
    expect(getAgreedIds(agreements, new Set())).toEqual([1]);
    expect(getAgreedIds(agreements, new Set([2]))).toEqual([1, 2]);
  });
});
