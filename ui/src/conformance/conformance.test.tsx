// @vitest-environment jsdom
/// <reference types="vite/types/importMeta.d.ts" />
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRef, Fragment, StrictMode, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as ui from '../index.ts';
import type { ConformanceEntry } from './conformance.ts';

const modules = import.meta.glob<{ default: readonly ConformanceEntry[] }>('../*/*.conformance.tsx');
const entries = await loadEntries();
const entriesOfServer = await withoutDocument(async () => {
  vi.resetModules();
  return loadEntries();
});
const exported = Object.entries(ui).filter(([name, value]) => /^[A-Z]/.test(name) && isComponent(value));

/** For React 18 the build wraps components that accept a ref, which makes them objects. */
function isComponent(value: unknown): boolean {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}

const complaints = vi.fn<(...what: unknown[]) => void>();

/** Stub of browser interfaces that jsdom lacks; nothing here depends on their results. */
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Stub that reports the first of several items as visible, as on a narrow screen. */
class FirstItemObserver extends NoObserver {
  readonly #report;
  constructor(report: (entries: { target: Element; intersectionRatio: number }[]) => void) {
    super();
    this.#report = report;
  }
  override observe(target?: Element) {
    if (target && target === target.parentElement?.firstElementChild) this.#report([{ target, intersectionRatio: 1 }]);
  }
}

beforeEach(() => {
  complaints.mockReset();
  vi.spyOn(console, 'error').mockImplementation(complaints);
  vi.spyOn(console, 'warn').mockImplementation(complaints);
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal('IntersectionObserver', NoObserver);
  vi.stubGlobal('ResizeObserver', NoObserver);
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.scrollTo = () => undefined;
  return () => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  };
});

async function loadEntries() {
  const loaded = Object.entries(modules).map(async ([path, load]) =>
    (await load()).default.map((entry) => ({ ...entry, folder: dirname(path) })),
  );
  return (await Promise.all(loaded)).flat();
}

/** Runs a task without a document, as on a server; modules look for one when they load. */
async function withoutDocument<Result>(task: () => Result | Promise<Result>): Promise<Result> {
  const { window, document } = globalThis;
  vi.stubGlobal('window', undefined);
  vi.stubGlobal('document', undefined);
  try {
    return await task();
  } finally {
    vi.stubGlobal('window', window);
    vi.stubGlobal('document', document);
  }
}

function placed({ within }: ConformanceEntry, element: ReactElement) {
  return within ? within(element) : element;
}

/** Returns the published sources of a component's folder. */
function getSources(folder: string): string {
  const path = join(import.meta.dirname, folder);
  return readdirSync(path)
    .filter((name) => /^[\w-]+\.tsx$/.test(name))
    .map((name) => readFileSync(join(path, name), 'utf8'))
    .join('\n');
}

/**
 * Returns the buttons and links whose accessible name does not contain their visible text. Text that is hidden from
 * assistive technology, such as a number that the name spells out, need not be in it.
 */
function misnamed(): string[] {
  const found: string[] = [];
  const check = (name: string, element: Element) => {
    const copy = document.createElement('div');
    copy.innerHTML = element.innerHTML;
    copy.querySelectorAll('[aria-hidden="true"]').forEach((hidden) => hidden.remove());
    const text = copy.textContent.trim().toLowerCase();
    if (element.hasAttribute('aria-label') && !name.toLowerCase().includes(text)) found.push(`"${text}" in "${name}"`);
    return true;
  };
  screen.queryAllByRole('button', { name: check });
  screen.queryAllByRole('link', { name: check });
  return found;
}

function getElement(selector: string | undefined, container: HTMLElement): Element | null {
  return selector === undefined ? container.firstElementChild : document.querySelector(selector);
}

describe('conformance entries', () => {
  it('exist for each exported component', () => {
    const listed = entries.map(({ component }) => component);
    expect(exported.filter(([, value]) => !listed.includes(value)).map(([name]) => name)).toEqual([]);
    expect(
      entries.filter(({ component }, index) => listed.indexOf(component) !== index).map(({ name }) => name),
    ).toEqual([]);
  });

  it('exist only for exported components', () => {
    const values = exported.map(([, value]): unknown => value);
    expect(entries.filter(({ component }) => !values.includes(component)).map(({ name }) => name)).toEqual([]);
  });
});

describe.each(entries)('$name', (entry) => {
  const content = (further?: Record<string, unknown>) => placed(entry, entry.element(further));

  it('renders on the server and hydrates without a warning', async () => {
    const ofServer = entriesOfServer[entries.indexOf(entry)];
    if (!ofServer) throw new Error('Not available on the server.');
    const html = await withoutDocument(() =>
      renderToString(<StrictMode>{placed(ofServer, ofServer.element())}</StrictMode>),
    );
    const app = <StrictMode>{content()}</StrictMode>;
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = html;
    if (entry.closed) expect(container.innerHTML).toContain(entry.closed);
    // An async task, so that what follows a promise of the component is within `act` too.
    const root = await act(() => Promise.resolve(hydrateRoot(container, app, { onRecoverableError: complaints })));
    expect(complaints.mock.calls).toEqual([]);
    act(() => root.unmount());
    container.remove();
  });

  if (!entry.single)
    it('repeats no id on a page that contains it twice', () => {
      render(
        <>
          {content()}
          {content()}
        </>,
      );
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    });

  if (entry.root !== 'none')
    it('forwards ref, className, id, style and data attributes', () => {
      const ref = createRef<Element>();
      const { container } = render(
        content({ ref, className: 'of-host', id: 'of-host', style: { order: 7 }, 'data-host': 'yes' }),
      );
      const root = getElement(entry.root, container);
      const rest = entry.rest === undefined ? root : getElement(entry.rest, container);
      expect(root).not.toBeNull();
      expect(root?.classList).toContain('of-host');
      expect(rest?.id).toBe('of-host');
      expect(rest?.getAttribute('data-host')).toBe('yes');
      expect(rest?.getAttribute('style')).toContain('order: 7');
      expect(ref.current).toBe(entry.ref === undefined ? root : getElement(entry.ref, container));
      expect(complaints.mock.calls).toEqual([]);
    });

  if (entry.root !== 'none')
    it("calls the host's handlers in addition to its own", () => {
      const host = {
        onClick: vi.fn(),
        onFocus: vi.fn(),
        onBlur: vi.fn(),
        onKeyDown: vi.fn(),
        onPointerEnter: vi.fn(),
        onPointerLeave: vi.fn(),
      };
      const { container } = render(content(host));
      const element = getElement(entry.rest ?? entry.root, container);
      if (!element) throw new Error('The component renders no root.');
      // Components that move focus on mount have called some of them by now.
      for (const handler of Object.values(host)) handler.mockClear();
      fireEvent.click(element);
      fireEvent.keyDown(element, { key: 'x' });
      fireEvent.pointerEnter(element);
      fireEvent.pointerLeave(element);
      fireEvent.focus(element);
      fireEvent.blur(element);
      expect(
        Object.entries(host)
          .filter(([, handler]) => handler.mock.calls.length === 0)
          .map(([name]) => name),
      ).toEqual([]);
    });

  it('G-20 includes visible text in the names of its buttons and links', () => {
    render(content());
    expect(misnamed()).toEqual([]);
  });

  it.each(entry.hooks)('has and documents the state hook $hook', ({ hook, value, on, element, act: change, other }) => {
    vi.stubGlobal('IntersectionObserver', FirstItemObserver);
    const find = (container: HTMLElement) => getElement(on ?? entry.root, container)?.getAttribute(hook) ?? null;
    const { container, unmount } = render(<Fragment>{placed(entry, element())}</Fragment>);
    act(() => change());
    expect(find(container)).toBe(value);
    expect(getSources(entry.folder).includes(`\`${hook}\``), `a docstring names ${hook}`).toBe(true);
    unmount();
    expect(find(render(<Fragment>{placed(entry, other())}</Fragment>).container)).not.toBe(value);
  });
});
