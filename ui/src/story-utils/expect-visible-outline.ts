import { expect } from 'storybook/test';

/** Expects an outline that is drawn, e.g. one whose color is transparent in other themes. */
export async function expectVisibleOutline(element: Element): Promise<void> {
  const { outlineColor, outlineStyle } = getComputedStyle(element);
  await expect(outlineStyle).toBe('solid');
  await expect(outlineColor).not.toMatch(/^rgba\(.*, 0\)$/u);
}
