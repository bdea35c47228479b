/** Draws values; the same seed draws the same ones. */
export interface Random {
  /** Number from 0 up to 1. */
  next(): number;
  /** One of these. */
  pick<Value>(values: readonly [Value, ...Value[]]): Value;
}

/** Creates a generator of 32 bits (mulberry32), seeded by a text. */
export function createRandom(seed: string): Random {
  let state = new TextEncoder().encode(seed).reduce((hash, byte) => Math.imul(hash ^ byte, 16_777_619), 2_166_136_261);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { next, pick: (values) => values[Math.floor(next() * values.length)] ?? values[0] };
}

const dates = ['2025-03-01 10:20:30', '2025-03-01T10:20:30+00:00', '01.03.2025', '2025-03-01', ''] as const;
const urls = ['/women/tops', 'https://magento.example/shirt.html', 'shirt.html', '', '.html', '/'] as const;
const images = ['https://magento.example/media/catalog/product/a/b/ab.jpg', '/a/b/ab.jpg', 'no_selection', ''] as const;
const html = [
  '',
  '<p>Linen &amp; wool</p>',
  '<div data-content-type="html" data-appearance="default" data-element="main">&lt;b&gt;Linen&lt;/b&gt;</div>',
  'Linen < wool',
] as const;
const texts = ['', ' ', 'Shirt', 'Ärmel & „Kragen“', '<b>Bold</b> &amp; more', '0', '1', '2', '-', '{}', '%s'] as const;
const currencies = ['EUR', 'JPY', 'KWD', 'USD', 'RUB', ''] as const;

/** What stands in a text field by its name. */
const textsByName: readonly (readonly [name: RegExp, values: readonly [string, ...string[]]])[] = [
  [/^(catalog_default|default|available)_sort_by$/, ['position', 'price', 'name', '']],
  [/currency/, currencies],
  [/locale$/, ['de_AT', 'en_US', 'xx_YY', 'ar_SA', '']],
  [/timezone/, ['Europe/Berlin', 'Nowhere/City', '']],
  [/country_id|country_code|_country$|two_letter/, ['DE', 'US', 'ZZ', '']],
  [/(^|_)(date|at|time)$|_date_|^date/, dates],
  [/image|thumbnail|photo|logo_src|favicon/, images],
  [/url|link|path|canonical/, urls],
  [/content|description|html|footer|includes/, html],
];

const integers = [0, 1, 2, 3, 12, 500, -1] as const;
const floats = [0, 1, 9.99, 0.005, 1234567.891, -5] as const;

/** Text fields by which Magento tells entities apart. */
const keys = /^(id|uid|url_key|url_path|category_url_path|sku|value|identifier|number|(\w+_)?code)$/;

const drawNumber = (random: Random) => String(Math.floor(random.next() * 1e9));

/** Value of a scalar, as a Magento might have it. */
export function drawScalar(type: string, field: string, random: Random): unknown {
  switch (type) {
    case 'Boolean':
      return random.next() < 0.5;
    case 'Int':
      return random.pick(integers);
    case 'Float':
      return random.pick(floats);
    case 'ID':
      return random.pick(['', 'a/', 'MQ']) + drawNumber(random);
    default:
      if (keys.test(field) && !/currency|country/.test(field)) return random.pick(['', 'a', 'A-']) + drawNumber(random);
      return random.pick(textsByName.find(([name]) => name.test(field))?.[1] ?? texts);
  }
}
