import { readFileSync } from 'node:fs';
import { loadRenderers, PageBuilderProvider, RichContent } from '@witryna/page-builder';
import type { Request } from 'playwright';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseRichContent, sanitizeHtml } from '../../page-builder/src/parser/index.node.ts';
import { attacks as ownAttacks, type Attack } from '../../page-builder/src/sanitize/attacks.ts';
import { scriptlessAttacks } from '../../page-builder/src/sanitize/scriptless-attacks.ts';
import type { drawPage } from '../../page-builder/src/fixtures/drawn-page.tsx';
import { bundlePage, openChromiumPage, type ChromiumPage } from '../support/chromium-page.ts';

declare const drawn: { drawPage: typeof drawPage };

const logger = { warn: () => undefined, error: () => undefined };

/**
 * Further attacks to try by hand: `ATTACKS=corpus.jsonl npx vitest run tests/unit/page-builder-attacks.test.ts`, each
 * line with a `payload`.
 */
const corpus = process.env['ATTACKS'];
const attacks: readonly Attack[] =
  corpus === undefined
    ? ownAttacks
    : readFileSync(corpus, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line, index) => {
          const entry: unknown = JSON.parse(line);
          const html: unknown = typeof entry === 'object' && entry !== null ? Reflect.get(entry, 'payload') : undefined;
          if (typeof html !== 'string') throw new Error(`Line ${index + 1} of ${corpus} has no payload`);
          return { name: `line ${index + 1}`, html };
        });

let chromium: ChromiumPage;

beforeAll(async () => {
  chromium = await openChromiumPage();
  // A blank document of a real origin, so that its frames can be looked into; everything else is answered with nothing.
  await chromium.page.route('**/*', (route) =>
    route.request().url() === 'https://shop.example/'
      ? route.fulfill({ contentType: 'text/html', body: '<!doctype html><body>' })
      : route.abort(),
  );
  // What people write into an attack to see that it works.
  await chromium.page.addInitScript(() => {
    for (const name of ['alert', 'confirm', 'prompt', 'print'])
      Reflect.set(window, name, () => Reflect.set(window, '__executed', 1));
  });
  await chromium.page.goto('https://shop.example/');
}, 60_000);

afterAll(() => chromium.close());

/** How many documents are tried at a time, each in frames of its own. */
const batchSize = 24;

/**
 * The documents of a list, by index, of which something runs when a page is made of them or when they are put into a
 * page.
 */
async function whatExecutes(documents: readonly string[]): Promise<number[]> {
  const executed: number[] = [];
  for (let start = 0; start < documents.length; start += batchSize) {
    const found = await whatExecutesTogether(documents.slice(start, start + batchSize));
    executed.push(...found.map((index) => start + index));
  }
  return executed;
}

function whatExecutesTogether(documents: readonly string[]): Promise<number[]> {
  return chromium.page.evaluate(
    async (htmls) => {
      const wait = (milliseconds: number) =>
        new Promise((resolve) => {
          setTimeout(resolve, milliseconds);
        });
      const getFrame = async (content: string) => {
        const frame = document.createElement('iframe');
        const loaded = new Promise((resolve) => {
          frame.addEventListener('load', resolve, { once: true });
        });
        frame.srcdoc = `<!doctype html><body>${content}`;
        document.body.append(frame);
        await Promise.race([loaded, wait(10_000)]);
        return frame;
      };
      /** What a visitor does to elements: points at them, presses them, moves the focus to them. */
      const use = (root: Document | null) => {
        for (const element of root?.querySelectorAll('*') ?? []) {
          for (const type of [
            'mouseover',
            'pointerenter',
            'click',
            'focus',
            'toggle',
            'beforeinput',
            'animationstart',
          ]) {
            EventTarget.prototype.dispatchEvent.call(element, new Event(type, { bubbles: true, cancelable: true }));
          }
        }
      };
      const executed = await Promise.all(
        htmls.map(async (html, index) => {
          const [asPage, asPart] = await Promise.all([getFrame(html), getFrame('')]);
          if (asPart.contentDocument) asPart.contentDocument.body.innerHTML = html;
          use(asPage.contentDocument);
          use(asPart.contentDocument);
          await wait(150);
          const ran = [asPage, asPart].some(
            ({ contentWindow }) => contentWindow !== null && Reflect.get(contentWindow, '__executed') === 1,
          );
          return ran ? [index] : [];
        }),
      );
      document.body.replaceChildren();
      return executed.flat();
    },
    [...documents],
  );
}

/** Loads documents in frames in which nothing runs, and waits for what they ask for. */
async function load(documents: readonly string[]): Promise<void> {
  // Requests that are broken off hold a frame up for seconds, however many frames there are.
  const together = 8 * batchSize;
  for (let start = 0; start < documents.length; start += together) {
    await chromium.page.evaluate(
      async (htmls) => {
        await Promise.all(
          htmls.map(async (html) => {
            const frame = document.createElement('iframe');
            frame.setAttribute('sandbox', '');
            // In view, for what is out of sight is neither painted nor fetched.
            frame.style.cssText = 'position: fixed; inset: 0';
            frame.srcdoc = `<!doctype html><body>${html}`;
            const loaded = new Promise((resolve) => {
              frame.addEventListener('load', resolve, { once: true });
            });
            document.body.append(frame);
            await loaded;
          }),
        );
        // Images of styles are asked for when the frames are painted.
        for (let frames = 0; frames < 2; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
        document.body.replaceChildren();
      },
      documents.slice(start, start + together),
    );
  }
}

async function namesOfExecuted(make: (html: string) => string | Promise<string>): Promise<string[]> {
  const indexes = await whatExecutes(await makeAll(attacks, make));
  return indexes.flatMap((index) => attacks[index]?.name ?? []);
}

// One after the other: the rare types' scripts are fetched as the first document with each of them comes.
async function makeAll(all: readonly Attack[], make: (html: string) => string | Promise<string>): Promise<string[]> {
  const documents: string[] = [];
  for (const { html } of all) documents.push(await make(html));
  return documents;
}

async function renderOnServer(html: string, mediaHosts?: readonly string[]): Promise<string> {
  const content = parseRichContent(html, { logger, keepUnsupported: true, ...(mediaHosts && { mediaHosts }) });
  await loadRenderers(content);
  return renderToString(createElement(PageBuilderProvider, null, createElement(RichContent, { content })));
}

describe('attacks in Chromium', () => {
  it('run when nobody sanitizes them, so that the next tests prove something', async () => {
    expect((await namesOfExecuted((html) => html)).length).toBeGreaterThan(50);
  }, 120_000);

  it('do not run in sanitized HTML', async () => {
    expect(await namesOfExecuted((html) => sanitizeHtml(html))).toEqual([]);
  }, 120_000);

  it('do not run in the HTML that the server renders', async () => {
    expect(await namesOfExecuted((html) => renderOnServer(html))).toEqual([]);
  }, 120_000);

  it('do not run when a browser draws them, nor when it takes over what the server rendered', async () => {
    const { page } = chromium;
    await page.goto('https://shop.example/');
    const { script } = await bundlePage('page-builder/src/fixtures/drawn-page.tsx', 'drawn');
    await page.evaluate(script.replace(/^(?:var|const|let) drawn\b/m, 'globalThis.drawn'));
    const fromServer = await makeAll(attacks, renderOnServer);
    const list = attacks.map(({ html }, index) => ({ html, fromServer: fromServer[index] ?? '' }));
    const executed = await page.evaluate(async (documents) => {
      const found: number[] = [];
      for (const [index, { html, fromServer }] of documents.entries()) {
        const roots = await Promise.all([drawn.drawPage({ html }), drawn.drawPage({ html, fromServer })]);
        // Drawing begins after the call, and handlers run after what they answer to.
        await new Promise((resolve) => {
          setTimeout(resolve, 30);
        });
        for (const element of roots.flatMap((root) => Array.from(root.querySelectorAll('*')))) {
          for (const type of ['mouseover', 'focus', 'toggle', 'animationstart', 'error', 'load'])
            element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
        }
        if (Reflect.get(window, '__executed') === 1) found.push(index);
        Reflect.deleteProperty(window, '__executed');
        roots.forEach((root) => root.remove());
      }
      return found;
    }, list);
    expect(executed.map((index) => attacks[index]?.name)).toEqual([]);
  }, 120_000);

  it('ask no foreign host for anything, where the shop names its own', async () => {
    const asked = async (make: (html: string) => string | Promise<string>) => {
      const found = new Set<string>();
      const listen = (request: Request) => {
        if (new URL(request.url()).hostname.endsWith('evil.example')) found.add(request.url());
      };
      chromium.page.on('request', listen);
      await load(await makeAll([...attacks, ...scriptlessAttacks], make));
      chromium.page.off('request', listen);
      await chromium.page.goto('https://shop.example/');
      return Array.from(found);
    };
    const raw = await asked((html) => html);
    expect(raw.length).toBeGreaterThan(5);
    expect(await asked((html) => renderOnServer(html, ['shop.example']))).toEqual([]);
  }, 120_000);
});
