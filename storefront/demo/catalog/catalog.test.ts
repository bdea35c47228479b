import { describe, expect, it } from 'vitest';
import type { SeedCategory, SeedPrice } from '../../backend/index.ts';
import type { Supplement } from './supplement.ts';
import { attributes } from './attributes.ts';
import { categories } from './categories.ts';
import { catalog, products } from './index.ts';

const { productAttributes = {} } = catalog;

const FIRST_DAY = '2025-01-01';
const LAST_DAY = '2026-11-30';

/** Annex XIII of Regulation (EU) No 1169/2011, kept apart from the catalog's own table. */
const DAILY_REFERENCE_INTAKES: Record<string, number> = {
  'Witamina A': 800,
  'Witamina D': 5,
  'Witamina E': 12,
  'Witamina K': 75,
  'Witamina C': 80,
  'Tiamina (witamina B1)': 1.1,
  'Ryboflawina (witamina B2)': 1.4,
  'Niacyna (witamina B3)': 16,
  'Witamina B6': 1.4,
  'Kwas foliowy': 200,
  'Witamina B12': 2.5,
  Biotyna: 50,
  'Kwas pantotenowy (witamina B5)': 6,
  Potas: 2000,
  Chlorki: 800,
  Wapń: 800,
  Fosfor: 700,
  Magnez: 375,
  Żelazo: 14,
  Cynk: 10,
  Miedź: 1,
  Mangan: 2,
  Selen: 55,
  Chrom: 40,
  Molibden: 50,
  Jod: 150,
};

/** Highest daily amounts advised for supplements in Poland, in the unit of the reference intake. */
const ADVISED_MAXIMA: Record<string, number> = {
  'Witamina A': 800,
  'Witamina D': 100,
  'Witamina E': 250,
  'Witamina K': 200,
  'Witamina C': 1000,
  'Niacyna (witamina B3)': 830,
  'Witamina B6': 18,
  'Kwas foliowy': 600,
  'Witamina B12': 100,
  Biotyna: 2500,
  'Kwas pantotenowy (witamina B5)': 60,
  Magnez: 400,
  Żelazo: 20,
  Cynk: 15,
  Miedź: 2,
  Mangan: 1.8,
  Selen: 200,
  Chrom: 200,
  Jod: 200,
};

/** Stems of words that would turn a supplement into a medicine (Reg. 1924/2006, Directive 2002/46/EC art. 6(2)). */
const MEDICINAL_WORDS =
  /(?<!\p{L})(lecz[yąeo]|lecznicz|wylecz|ulecz|uzdraw|kuracj|terapi|terapeut|zapobieg|chorob|choró|schorze|przeciwzapaln|przeciwból|antybakter|antywirus|odtru|detoks|rak(?:a|iem|owi)?(?!\p{L})|nowotw|cukrzyc|nadciśni|miażdżyc|depresj|osteopor|alzheimer|zawał|udar|gryp[aęy]|przezięb|infekcj|wzmacnia odporność|cudown)/iu;

interface CategoryNode {
  path: string;
  depth: number;
  category: SeedCategory;
}

function flatten(nodes: readonly SeedCategory[], parentPath = '', depth = 1): CategoryNode[] {
  return nodes.flatMap((category) => {
    const path = parentPath ? `${parentPath}/${category.urlKey}` : category.urlKey;
    return [{ path, depth, category }, ...flatten(category.children ?? [], path, depth + 1)];
  });
}

function getPrices({ kind }: Supplement): SeedPrice[] {
  return kind.type === 'simple' ? [kind.price] : kind.variants.map((variant) => variant.price);
}

function getStock({ kind }: Supplement): number[] {
  return kind.type === 'simple' ? [kind.stock] : kind.variants.map((variant) => variant.stock);
}

function getSkus(product: Supplement): string[] {
  return product.kind.type === 'simple' ? [product.sku] : [product.sku, ...product.kind.variants.map((variant) => variant.sku)];
}

function duplicates(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

const nodes = flatten(categories);
const configurables = products.filter((product) => product.kind.type === 'configurable');
const optionValues = new Map(attributes.map(({ code, options }) => [code, new Set(options.map((option) => option.value))]));

describe('categories', () => {
  it('offers eight shelves, one slim list and one category outside the menu', () => {
    expect(categories.filter(({ inMenu, skinnyNavigation }) => inMenu !== false && !skinnyNavigation)).toHaveLength(8);
    const slim = categories.filter(({ skinnyNavigation }) => skinnyNavigation);
    expect(slim).toHaveLength(1);
    expect(slim[0]?.children?.length).toBeGreaterThanOrEqual(12);
    expect(categories.filter(({ inMenu }) => inMenu === false)).toHaveLength(2);
    expect(categories.filter(({ promoContent }) => promoContent)).toHaveLength(2);
  });

  it('goes three levels deep with two to four children on a shelf', () => {
    expect(Math.max(...nodes.map(({ depth }) => depth))).toBe(3);
    for (const { category, path } of nodes.filter(({ category }) => category.children && !category.skinnyNavigation)) {
      expect(category.children?.length, path).toBeGreaterThanOrEqual(2);
      expect(category.children?.length, path).toBeLessThanOrEqual(4);
    }
  });

  it('has ASCII url keys, a description and at least one product everywhere', () => {
    for (const { category, path } of nodes) {
      expect(category.urlKey).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(category.description.length, path).toBeGreaterThan(20);
      expect(
        catalog.products.some((product) => product.categories.some((assigned) => assigned === path || assigned.startsWith(`${path}/`))),
        path,
      ).toBe(true);
    }
  });
});

describe('products', () => {
  it('holds at least 128 products, 28 configurable, 18 on sale and 6 sold out', () => {
    expect(products.length).toBeGreaterThanOrEqual(128);
    expect(configurables.length).toBeGreaterThanOrEqual(28);
    expect(products.filter((product) => getPrices(product).some(({ sale }) => sale !== undefined)).length).toBeGreaterThanOrEqual(18);
    expect(products.filter((product) => getStock(product).every((stock) => stock === 0)).length).toBeGreaterThanOrEqual(6);
    expect(products.filter((product) => getStock(product).includes(1)).length).toBeGreaterThanOrEqual(1);
  });

  it('has unique skus', () => {
    expect(duplicates(products.flatMap(getSkus))).toEqual([]);
    for (const sku of products.flatMap(getSkus)) expect(sku).toMatch(/^[A-Z0-9]+(-[A-Z0-9]+)+$/);
  });

  it('has no two pages on one path', () => {
    const paths = [...nodes.map(({ path }) => `${path}.html`), ...products.map(({ urlKey }) => `${urlKey}.html`)];
    expect(duplicates(paths)).toEqual([]);
    for (const { urlKey } of products) expect(urlKey).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('refers only to known categories and other products', () => {
    const paths = new Set(nodes.map(({ path }) => path));
    const skus = new Set(products.map(({ sku }) => sku));
    for (const product of products) {
      expect(product.categories.filter((path) => !paths.has(path)), product.sku).toEqual([]);
      expect(duplicates(product.categories), product.sku).toEqual([]);
      expect(product.relatedSkus.filter((sku) => !skus.has(sku) || sku === product.sku), product.sku).toEqual([]);
      expect(product.relatedSkus.length, product.sku).toBeGreaterThan(0);
    }
  });

  it('reduces prices lawfully: sale below regular, lowest price of 30 days given and between them', () => {
    for (const product of products) {
      for (const { regular, sale, lowest30Days } of getPrices(product)) {
        expect(Number.isInteger(regular) && regular > 0, product.sku).toBe(true);
        expect(lowest30Days === undefined, product.sku).toBe(sale === undefined);
        if (sale === undefined || lowest30Days === undefined) continue;
        expect(sale, product.sku).toBeLessThan(regular);
        expect(lowest30Days, product.sku).toBeGreaterThanOrEqual(sale);
        expect(lowest30Days, product.sku).toBeLessThanOrEqual(regular);
      }
    }
  });

  it('keeps a reasonable stock', () => {
    for (const product of products) {
      for (const stock of getStock(product)) expect(stock === 0 || stock === 1 || (stock >= 3 && stock <= 200), product.sku).toBe(true);
    }
  });

  it('lists the sale category exactly for products whose lowest price, the one that lists show, is reduced', () => {
    for (const product of products) {
      const finalPrices = getPrices(product).map(({ regular, sale }) => sale ?? regular);
      const [shown] = getPrices(product).filter(({ sale }) => sale !== undefined && sale === Math.min(...finalPrices));
      expect(product.categories.includes('wyprzedaz'), product.sku).toBe(shown !== undefined);
    }
    expect(products.filter(({ categories }) => categories.includes('wyprzedaz')).length).toBeGreaterThan(12);
  });
});

describe('configurable products', () => {
  it('has two to eight variants whose options exist, are complete and differ', () => {
    for (const { sku, kind } of products) {
      if (kind.type !== 'configurable') continue;
      expect(kind.variants.length, sku).toBeGreaterThanOrEqual(2);
      expect(kind.variants.length, sku).toBeLessThanOrEqual(8);
      expect(duplicates(kind.variants.map(({ options }) => kind.attributes.map((code) => options[code]).join('|'))), sku).toEqual([]);
      for (const variant of kind.variants) {
        expect(Object.keys(variant.options).sort(), variant.sku).toEqual([...kind.attributes].sort());
        for (const [code, value] of Object.entries(variant.options)) expect(optionValues.get(code)?.has(value), `${variant.sku} ${code}`).toBe(true);
      }
    }
  });

  it('offers some choices by two axes', () => {
    expect(products.filter(({ kind }) => kind.type === 'configurable' && kind.attributes.length === 2).length).toBeGreaterThanOrEqual(4);
  });

  it('states in the size and count options what the pack holds', () => {
    const getContent = new Map([
      ['g', 'g'],
      ['ml', 'ml'],
      ['capsule', 'kapsulek'],
      ['tablet', 'tabletek'],
      ['lozenge', 'pastylek'],
      ['sachet', 'saszetek'],
      ['ampoule', 'ampulek'],
    ]);
    for (const { kind } of products) {
      if (kind.type !== 'configurable') continue;
      for (const { sku, options, content } of kind.variants) {
        const stated = options['size'] ?? options['count'];
        if (stated) expect(stated, sku).toBe(`${content.amount}-${getContent.get(content.unit)}`);
      }
    }
  });
});

describe('attributes', () => {
  it('has unique codes and option values', () => {
    expect(duplicates(attributes.map(({ code }) => code))).toEqual([]);
    for (const { code, options } of attributes) expect(duplicates(options.map(({ value }) => value)), code).toEqual([]);
  });

  it('gives every product brand, form, diet and audience from the options', () => {
    for (const product of products) {
      const values = productAttributes[product.sku] ?? {};
      expect(Object.keys(values), product.sku).toEqual(expect.arrayContaining(['brand', 'form', 'diet', 'audience']));
      for (const [code, value] of Object.entries(values)) {
        for (const option of [value].flat()) expect(optionValues.get(code)?.has(option), `${product.sku} ${code} ${option}`).toBe(true);
        const axes = product.kind.type === 'configurable' ? product.kind.attributes : [];
        expect(axes, product.sku).not.toContain(code);
      }
    }
  });

  it('has no option that nothing uses', () => {
    const used = new Set<string>();
    for (const product of products) {
      for (const [code, value] of Object.entries(productAttributes[product.sku] ?? {})) for (const option of [value].flat()) used.add(`${code}=${option}`);
      if (product.kind.type === 'simple') continue;
      for (const { options } of product.kind.variants) for (const [code, value] of Object.entries(options)) used.add(`${code}=${value}`);
    }
    const unused = attributes.flatMap(({ code, options }) => options.map(({ value }) => `${code}=${value}`)).filter((option) => !used.has(option));
    expect(unused).toEqual([]);
  });
});

describe('texts of products', () => {
  it('says what the law asks of a food supplement', () => {
    for (const product of products) {
      expect(product.shortDescription.startsWith('Suplement diety. '), product.sku).toBe(true);
      expect(product.composition.length, product.sku).toBeGreaterThan(0);
      expect(product.ingredients, product.sku).not.toBe('');
      expect(product.dosage, product.sku).not.toBe('');
      expect(product.dailyPortion, product.sku).not.toBe('');
      expect(product.warnings, product.sku).toContain('Nie przekraczać zalecanej porcji do spożycia w');
      expect(product.warnings, product.sku).toContain('zróżnicowanej diety');
      expect(product.storage, product.sku).toMatch(/niedostępny dla małych dzieci/);
      expect(product.producer, product.sku).toMatch(/ul\. .+, \d{2}-\d{3} \p{L}+/u);
    }
  });

  it('makes no medicinal claims', () => {
    for (const product of products) {
      const texts = [
        product.name,
        product.subtitle,
        product.shortDescription,
        product.description,
        ...product.questions.flatMap(({ question, answer }) => [question, answer]),
        ...product.reviews.flatMap(({ summary, text }) => [summary, text]),
      ];
      expect(texts.filter((text) => MEDICINAL_WORDS.test(text)), product.sku).toEqual([]);
    }
    for (const { category, path } of nodes) expect(MEDICINAL_WORDS.test(category.description), path).toBe(false);
  });

  it('repeats no sentence of one description in another', () => {
    const seen = new Map<string, string>();
    for (const product of products) {
      const sentences = product.description
        .split(/<[^>]+>|(?<=[.!?])\s/)
        .map((sentence) => sentence.trim())
        .filter((sentence) => sentence.length > 60 && !/przyczynia|pomaga|zwiększa wydolność/.test(sentence));
      for (const sentence of sentences) {
        expect(seen.get(sentence), `${product.sku}: ${sentence}`).toBeUndefined();
        seen.set(sentence, product.sku);
      }
    }
  });

  it('marks the allergens it names', () => {
    const unmarked = /(?<!\p{L})(ryb(?!ofl)|mlek|soj|pszenic|jęczmie|żyt|owsian|skorupiak|orzech(?!a kokosowego))/iu;
    for (const { sku, ingredients } of products) {
      expect(unmarked.test(ingredients.replace(/<strong>.*?<\/strong>/g, '')), `${sku}: ${ingredients}`).toBe(false);
    }
  });

  it('uses only plain, balanced markup', () => {
    for (const product of products) {
      for (const markup of [product.description, product.ingredients, ...product.questions.map(({ answer }) => answer)]) {
        expect([...markup.matchAll(/<\/?([a-z]+)([^>]*)>/g)].filter(([, tag = '', rest]) => !['p', 'ul', 'li', 'strong'].includes(tag) || rest !== '')).toEqual([]);
        for (const tag of ['p', 'ul', 'li', 'strong']) expect(markup.split(`<${tag}>`).length, product.sku).toBe(markup.split(`</${tag}>`).length);
      }
    }
  });

  it('keeps Polish typography: no straight quotes, double spaces or hyphens for dashes', () => {
    for (const product of products) {
      const texts = [product.name, product.shortDescription, product.description, product.dosage, product.warnings, product.storage, ...product.questions.flatMap(({ question, answer }) => [question, answer]), ...product.reviews.map(({ text }) => text)];
      expect(texts.filter((text) => /["']| {2}| - |\.\.\./.test(text)), product.sku).toEqual([]);
    }
  });
});

describe('composition', () => {
  const rows = products.flatMap((product) => product.composition.map((row) => ({ ...row, sku: product.sku, nutrientName: row.name.split(', ')[0] ?? '' })));

  it('gives the share of the reference intake that follows from the dose', () => {
    for (const { sku, nutrientName, amount, referenceIntake } of rows) {
      const daily = DAILY_REFERENCE_INTAKES[nutrientName];
      expect(daily !== undefined, `${sku} ${nutrientName}`).toBe(referenceIntake !== undefined);
      if (daily === undefined) continue;
      const dose = Number(/^[\d,\u00a0]+/.exec(amount)?.[0].replace('\u00a0', '').replace(',', '.'));
      expect(referenceIntake, `${sku} ${nutrientName}`).toBe(`${Math.round((dose / daily) * 100)}%`);
    }
  });

  it('stays within the advised daily maxima', () => {
    for (const { sku, nutrientName, amount } of rows) {
      const maximum = ADVISED_MAXIMA[nutrientName];
      if (maximum === undefined) continue;
      expect(Number(/^[\d,]+/.exec(amount)?.[0].replace(',', '.')), `${sku} ${nutrientName}`).toBeLessThanOrEqual(maximum);
    }
  });
});

describe('reviews and questions', () => {
  it('has two to four questions and four to sixty-two reviews', () => {
    for (const { sku, questions, reviews } of products) {
      expect(questions.length, sku).toBeGreaterThanOrEqual(2);
      expect(questions.length, sku).toBeLessThanOrEqual(4);
      expect(reviews.length, sku).toBeGreaterThanOrEqual(4);
      expect(reviews.length, sku).toBeLessThanOrEqual(62);
    }
  });

  it('has no review twice, and no author or customer twice on a product', () => {
    expect(duplicates(products.flatMap(({ reviews }) => reviews.map(({ text }) => text)))).toEqual([]);
    expect(duplicates(products.flatMap(({ translations }) => translations?.en?.reviews.map(({ text }) => text) ?? []))).toEqual([]);
    for (const { sku, reviews } of products) {
      expect(duplicates(reviews.map(({ nickname }) => nickname)), sku).toEqual([]);
      expect(duplicates(reviews.flatMap(({ customer }) => customer ?? [])), sku).toEqual([]);
    }
  });

  it('dates reviews after the product and within the demo period', () => {
    for (const { sku, addedOn, reviews } of products) {
      expect(addedOn >= FIRST_DAY && addedOn <= LAST_DAY, sku).toBe(true);
      expect(reviews.filter(({ date }) => date <= addedOn || date > LAST_DAY || Number.isNaN(Date.parse(date))), sku).toEqual([]);
    }
  });

  it('rates by whole stars, which add up to the mean of the rating filter', () => {
    for (const { sku, reviews } of products) {
      expect(reviews.filter(({ rating }) => ![1, 2, 3, 4, 5].includes(rating)), sku).toEqual([]);
      const mean = reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length;
      expect([productAttributes[sku]?.['customer_rating'] ?? []].flat().includes('od-4-5'), sku).toBe(mean >= 4.5);
    }
  });
});

describe('packs', () => {
  it('makes every product recognizable', () => {
    const looks = products.map(({ pack }) => `${pack.title}|${pack.subtitle}|${pack.shape}`);
    expect(duplicates(looks)).toEqual([]);
    for (const product of products) {
      const packs = product.kind.type === 'simple' ? [product.pack] : product.kind.variants.map(({ pack }) => pack);
      for (const { band } of packs) expect(band, product.sku).toMatch(/^#[0-9a-f]{6}$/);
      expect(duplicates(packs.map((pack) => JSON.stringify(pack))), product.sku).toEqual([]);
    }
  });

  it('shows the first variant on the shelf', () => {
    for (const { sku, pack, kind } of products) if (kind.type === 'configurable') expect(kind.variants[0]?.pack, sku).toEqual(pack);
  });
});
