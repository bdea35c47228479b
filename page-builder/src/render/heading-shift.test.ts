import { describe, expect, it } from 'vitest';
import { banner, block, contentType, heading, html, text } from '../fixtures/markup.ts';
import { faq, tabs } from '../fixtures/markup-widgets.ts';
import { parseRichContent } from '../parser/index.node.ts';
import { headingShift, shiftLevel } from './heading-shift.ts';

describe('headingShift', () => {
  it.each([
    ['a heading', heading('x', 1)],
    ['text', text('<p>a</p><h1>x</h1>')],
    ['html', html('<h1 class="a">x</h1>')],
    ['a banner', banner({ content: '<h1>x</h1>' })],
    ['a block', block(heading('x', 1))],
    ['plain HTML', '<h1>x</h1>'],
  ])('finds the h1 in %s', (_, markup) => {
    expect(headingShift(parseRichContent(markup), 2)).toBe(1);
  });

  it.each([
    ['questions', faq([{ question: 'Czy działa?', answer: '' }]), 1],
    ['tabs', tabs([{ name: 'Skład', content: '' }]), 1],
    ['an answer', faq([{ question: 'Czy działa?', answer: '<h2>x</h2>' }]), 2],
  ])('counts %s', (_, markup, shift) => {
    expect(headingShift(parseRichContent(markup), 4)).toBe(shift);
  });

  it('ignores headings without text, which are not rendered', () => {
    expect(headingShift(parseRichContent(heading(' ', 1) + text('<h1>&nbsp;</h1><h2>x</h2>')), 2)).toBe(0);
  });

  it('ignores hidden content, and returns 0 without headings', () => {
    expect(
      headingShift(parseRichContent(contentType('heading', { style: 'display:none' }, 'x', 'h1') + heading('y', 2)), 2),
    ).toBe(0);
    expect(headingShift(parseRichContent('<p>x</p>'), 2)).toBe(0);
  });
});

it('shiftLevel stops at 6', () => {
  expect([shiftLevel(1, 1), shiftLevel(5, 3)]).toEqual([2, 6]);
});
