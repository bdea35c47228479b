import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BrowserContext, Page } from 'playwright';
import { row, text } from '../../page-builder/src/fixtures/markup.ts';
import { map } from '../../page-builder/src/fixtures/markup-widgets.ts';
import type { drawMapPage } from '../../page-builder/src/fixtures/maps-page.tsx';
import { parseRichContent } from '../../page-builder/src/parser/index.node.ts';
import { bundlePage, openChromiumPage, type ChromiumPage } from '../support/chromium-page.ts';

declare const maps: { drawMapPage: typeof drawMapPage };

const places = [
  {
    position: { latitude: 52.2297, longitude: 21.0122 },
    location_name: 'Salon Śródmieście',
    address: 'ul. Krucza 1',
    city: 'Warszawa',
  },
  { position: { latitude: 50.0647, longitude: 19.945 }, location_name: '<img src=x onerror="window.hacked = true">' },
  { location_name: 'Wkrótce', address: 'Rynek 1', city: 'Kraków' },
];

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);

/** Stands for Google's script: the part of the API that is used, which writes down what it is told. */
const googleApi = `
  const told = window.told = { marks: [], opened: [] };
  window.google = { maps: {
    Map: class { constructor(element, options) { told.options = options; element.append('Mapa Google'); } fitBounds() { told.fits = true; } },
    LatLngBounds: class { extend() {} },
    Marker: class { constructor(options) { this.options = options; told.marks.push({ title: options.title, position: options.position }); } addListener(type, listener) { listener(); } },
    InfoWindow: class { constructor({ content }) { this.content = content; } open() { told.opened.push(this.content.textContent); } },
  } };`;

let chromium: ChromiumPage;
let context: BrowserContext;
let page: Page;
let bundle: Awaited<ReturnType<typeof bundlePage>>;
let asked: string[];

beforeAll(async () => {
  [chromium, bundle] = await Promise.all([
    openChromiumPage(),
    bundlePage('page-builder/src/fixtures/maps-page.tsx', 'maps'),
  ]);
}, 60_000);
afterAll(() => chromium.close());

beforeEach(async () => {
  context =
    (await chromium.page
      .context()
      .browser()
      ?.newContext({ viewport: { width: 1000, height: 700 } })) ?? chromium.page.context();
  page = await context.newPage();
  asked = [];
  await page.route('**/*', (route) => {
    const url = new URL(route.request().url());
    if (url.host === 'shop.example')
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="pl"><body>' });
    asked.push(url.href);
    if (url.host === 'tiles.example') return route.fulfill({ contentType: 'image/png', body: picture });
    return url.host === 'maps.googleapis.com'
      ? route.fulfill({ contentType: 'text/javascript', body: googleApi })
      : route.abort();
  });
});
afterEach(() => context.close());

async function draw({
  html,
  ...options
}: Omit<Parameters<typeof drawMapPage>[0], 'content'> & { html: string }): Promise<void> {
  await page.goto('https://shop.example/');
  await page.addStyleTag({ content: bundle.styles });
  await page.evaluate(bundle.script.replace(/^(?:var|const|let) maps\b/m, 'globalThis.maps'));
  await page.evaluate((wanted) => maps.drawMapPage(wanted), { ...options, content: parseRichContent(html) });
}

describe('places with Leaflet', () => {
  it('[PBT-46] [MA-1] are marks that a keyboard reaches, next to the list that says all of them', async () => {
    await draw({ map: 'leaflet', html: map(places) });
    const mark = page.getByRole('button', { name: 'Salon Śródmieście' });
    await mark.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.leaflet-popup-content').innerText()).toContain('ul. Krucza 1');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.leaflet-popup-content').count()).toBe(0);
    expect(await page.getByRole('listitem').allInnerTexts()).toHaveLength(3);
    expect(await page.locator('.leaflet-marker-icon').count()).toBe(2);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  });

  it('[PBT-46] come with the tiles and the attribution of the shop, and with buttons to zoom', async () => {
    await draw({ map: 'leaflet', html: map(places) });
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    expect(asked.every((url) => /^https:\/\/tiles\.example\/\d+\/\d+\/\d+\.png$/.test(url))).toBe(true);
    expect(await page.getByRole('link', { name: '© Dostawca kafli' }).getAttribute('href')).toBe(
      'https://tiles.example/license',
    );
    const getZoom = () => Math.max(...asked.map((url) => Number(new URL(url).pathname.split('/')[1])));
    const level = getZoom();
    await page.getByRole('button', { name: 'Przybliż' }).click();
    await expect.poll(getZoom).toBe(level + 1);
  });

  it('[PBT-46] stay marked, and say so, when the images of the ground cannot be fetched', async () => {
    await page.route('https://tiles.example/**', (route) => route.abort());
    await draw({ map: 'leaflet', html: map(places) });
    await page.getByText('Parts of the map could not be loaded. The places are marked all the same.').waitFor();
    await page.getByRole('button', { name: 'Salon Śródmieście' }).click();
    await expect
      .poll(() =>
        page.locator('.leaflet-popup-content').getByRole('link', { name: 'Salon Śródmieście' }).getAttribute('href'),
      )
      .toBe('/sklepy?nazwa=Salon%20%C5%9Ar%C3%B3dmie%C5%9Bcie');
  });

  it('[PBT-46] ask for nothing before the map is near, and leave the room of the map where it is', async () => {
    await draw({ map: 'leaflet', html: row(text('<p style="height: 3000px;">Wysoki tekst</p>') + map(places)) });
    const list = page.getByRole('list');
    await list.waitFor();
    const before = await list.evaluate((element) => element.getBoundingClientRect().top + scrollY);
    expect(asked).toEqual([]);
    await list.scrollIntoViewIfNeeded();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    expect(await list.evaluate((element) => element.getBoundingClientRect().top + scrollY)).toBe(before);
  });
});

describe('places with Google Maps', () => {
  it('[PBT-46] are marked with the script of its host, its key and its words', async () => {
    await draw({ map: 'google', html: map(places) });
    await page.getByText('Mapa Google').waitFor();
    expect(asked).toEqual(['https://maps.googleapis.com/maps/api/js?key=klucz&v=quarterly&language=pl&region=PL']);
    expect(await page.evaluate((): unknown => Reflect.get(window, 'told'))).toMatchObject({
      fits: true,
      options: { disableDefaultUI: false, gestureHandling: 'cooperative' },
      marks: [{ title: 'Salon Śródmieście', position: { lat: 52.2297, lng: 21.0122 } }, {}],
      opened: ['Salon Śródmieścieul. Krucza 1Warszawa', expect.stringContaining('onerror')],
    });
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  });

  it('[PBT-46] are a list alone where its host may not run scripts', async () => {
    await draw({ map: 'google', html: map(places), scriptHosts: [] });
    await expect.poll(() => page.getByRole('listitem').count()).toBe(3);
    expect(asked).toEqual([]);
    expect(await page.getByRole('group', { name: 'Our places' }).count()).toBe(0);
  });
});
