import { describe, expect, it } from 'vitest';
import { previewHeaders } from './preview-headers.ts';

const preview = { authorization: 'preview-token', version: '1767225600' };

describe('previewHeaders', () => {
  it.each([
    'getCategory',
    'getProducts',
    'getProductCards',
    'getProduct',
    'getCmsPage',
    'cmsBlocks',
    'getCartDetails',
    'ResolveURL',
  ])('[PRV-03] [PRV-04] authorize %s and name the version', (operation) => {
    expect(previewHeaders(preview, operation)).toEqual({
      authorization: 'Bearer preview-token',
      'Preview-Version': '1767225600',
    });
  });

  it('keep a token that names its scheme', () => {
    expect(previewHeaders({ ...preview, authorization: 'Bearer preview-token' }, 'getProduct')).toMatchObject({
      authorization: 'Bearer preview-token',
    });
  });

  it.each(['addProductToCart', 'SignIn', 'getCustomer', 'storeConfig', 'toString'])(
    '[PRV-06] leave %s unchanged',
    (operation) => {
      expect(previewHeaders(preview, operation)).toBeUndefined();
    },
  );
});
