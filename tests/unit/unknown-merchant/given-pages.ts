import type { GivenFields } from './random-backend.ts';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function read(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), value);
}

const toRoute = (path: string): GivenFields | null => {
  const [, kind = '', type = ''] = /^\/?(\w*)\/?(\w*)/.exec(path) ?? [];
  switch (kind) {
    case '':
    case 'home':
      return { __typename: 'CmsPage', type: 'CMS_PAGE', identifier: 'home', redirect_code: 0 };
    case 'cms':
      return { __typename: 'CmsPage', type: 'CMS_PAGE', identifier: 'cms', redirect_code: 0 };
    case 'category':
      return { __typename: 'CategoryTree', type: 'CATEGORY', uid: 'MTc=', redirect_code: 0 };
    case 'product':
      return { __typename: type, type: 'PRODUCT', uid: 'MTI=', sku: type, redirect_code: 0 };
    default:
      return null;
  }
};

/** Where the pages are, and that what they are about is there. */
export const givenPages: GivenFields = {
  route: ({ url }: { url: string }) => toRoute(url),
  cmsPage: {},
  categories: (args: unknown) =>
    read(args, 'filters', 'category_uid', 'eq') === undefined
      ? undefined
      : { items: [{ uid: 'MTc=', name: 'Shirts' }] },
  products: (args: unknown) => {
    const sku = read(args, 'filter', 'sku', 'eq');
    return typeof sku === 'string' && /Product/.test(sku)
      ? { items: [{ __typename: sku, uid: 'MTI=', sku }] }
      : undefined;
  },
};
