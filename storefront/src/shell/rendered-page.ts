import type { PostedForm } from '../forms/index.ts';
import type { CspSources } from '../platform/navigation/csp-sources.ts';
import type { HydrationData } from './hydration-data.ts';

export interface RenderedRedirect {
  kind: 'redirect';
  status: number;
  headers: Record<string, string>;
}

export interface RenderedHtml {
  kind: 'html';
  status: number;
  headers: Record<string, string>;
  locale: string;
  /** Hosts that the page needs besides the shop's own. */
  hosts: CspSources | undefined;
  /** Origin of the images and videos of the store view; null when it is not known. */
  mediaOrigin: string | null;
  /** URL of the icon that the merchant has uploaded; null without one. */
  favicon: string | null;
  head: string;
  state: HydrationData;
  /** Source modules of the page, first its own, and of its messages, for its scripts and styles. */
  modules: [page: string, ...others: string[]];
  /** Source modules of the layout. */
  layoutModules: string[];
  /** Whether the page hydrates on the first interaction. */
  isDeferred: boolean;
  /** Whether nothing on the page needs the application before. */
  startsOnInteraction: boolean;
  /** Source modules whose scripts are lazy and whose styles the HTML needs, such as islands. */
  lazyModules: string[];
  /** Values of a posted form, for the browser. */
  postedForm: PostedForm | null;
  /** The application's markup, behind the links that fetch its first images. */
  markup: string;
}

export type RenderedPage = RenderedRedirect | RenderedHtml;

/** Returns a public redirect, which caches keep for a minute. */
export function redirectTo(location: string, status: number): RenderedRedirect {
  return { kind: 'redirect', status, headers: { location, 'cache-control': 'public, max-age=60' } };
}

/** Returns the answer to a posted form that leads to a page, with the cookie that it sets. Nobody keeps it. */
export function redirectAfterPost(location: string, cookie?: string): RenderedRedirect {
  return {
    kind: 'redirect',
    status: 303,
    headers: { location, 'cache-control': 'no-store', ...(cookie !== undefined && { 'set-cookie': cookie }) },
  };
}
