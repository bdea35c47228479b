import type { Page } from '@playwright/test';

/** What the shopper chooses of the German merchant's lamp with an engraving; absent options stay as they are. */
interface LampOptions {
  readonly engraving: string;
  /** Label of the length of the cable with its price; a number is its place in the list. */
  readonly cable?: string | number;
  readonly font?: string;
  readonly extra?: string;
  /** `YYYY-MM-DD`. */
  readonly date?: string;
  /** `YYYY-MM-DDThh:mm`. */
  readonly pickup?: string;
  /** `hh:mm`. */
  readonly callback?: string;
  readonly quantity?: number;
}

/** The page of the lamp that has every type of customizable option but a file. */
export const lamp = { path: '/tischleuchte-mit-gravur.html', name: 'Tischleuchte mit Gravur' };

/** Fills in the options on the page of the lamp. */
export async function fillLampOptions(page: Page, options: LampOptions): Promise<void> {
  const main = page.getByRole('main');
  const startsWith = (text: string) => new RegExp(`^${text}`);
  const { cable = '4 Meter (+9,00\u00a0€)', font, extra, quantity } = options;
  await main.getByRole('textbox', { name: /^Gravur/ }).fill(options.engraving);
  await main
    .getByRole('combobox', { name: /^Kabellänge/ })
    .selectOption(typeof cable === 'number' ? { index: cable } : { label: cable });
  if (font !== undefined) await main.getByRole('radio', { name: startsWith(font) }).check();
  if (extra !== undefined) await main.getByRole('checkbox', { name: startsWith(extra) }).check();
  for (const [label, value] of [
    ['Wunschtermin', options.date],
    ['Abholung', options.pickup],
    ['Rückruf', options.callback],
  ] as const)
    if (value !== undefined) await main.getByLabel(startsWith(label)).fill(value);
  if (quantity !== undefined)
    await main.getByRole('spinbutton', { name: new RegExp(lamp.name) }).fill(String(quantity));
}
