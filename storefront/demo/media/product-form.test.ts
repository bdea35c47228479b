import { describe, expect, it } from 'vitest';
import { guessBotanical, guessForm } from './product-form.ts';
import { sampleProduct } from './testing/sample-product.ts';

const product = (
  shape: 'jar' | 'dropper' | 'pouch' | 'bottle' | 'spray' | 'sachet-box',
  content: string,
  name: string,
) => sampleProduct({ shape, content, title: name, subtitle: '' }, { name, subtitle: '' });

describe('guessForm', () => {
  it.each([
    ['jar', '60 kaps.', 'Ashwagandha', 'capsule'],
    ['jar', '60 kaps.', 'Omega-3', 'softgel'],
    ['jar', '120 tabl.', 'Magnez', 'tablet'],
    ['jar', '60 szt.', 'Żelki', 'lozenge'],
    ['pouch', '500 g', 'Białko', 'powder'],
    ['sachet-box', '14 saszetek', 'Elektrolity', 'sachet'],
    ['sachet-box', '20 × 25 ml', 'Kolagen', 'ampoule'],
    ['bottle', '250 ml', 'Syrop', 'liquid'],
    ['dropper', '30 ml', 'Witamina D', 'drops'],
    ['spray', '30 ml', 'Propolis', 'mist'],
    ['pouch', '', 'Bez opisu', 'powder'],
  ] as const)('%s with %s of %s gives %s', (shape, content, name, form) => {
    expect(guessForm(product(shape, content, name))).toBe(form);
  });
});

describe('guessBotanical', () => {
  it.each([
    ['Witamina C', 'citrus'],
    ['Kolagen malina', 'berries'],
    ['Ashwagandha', 'herb'],
  ] as const)('puts %s among %s', (name, plant) => {
    expect(guessBotanical(product('jar', '60 kaps.', name))).toBe(plant);
  });
});
