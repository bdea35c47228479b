import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { handleWorkerMessage, parseWorkerMessage } from './worker-message.ts';

const keepPage = {
  type: 'keep-page',
  payload: {
    page: 'https://shop.example/',
    offlinePage: '/offline',
    assets: ['https://shop.example/assets/a.js'],
  },
};

describe('handleWorkerMessage', () => {
  it('[PWA-04] passes a message to the handler of its type', () => {
    const handlers = { 'skip-waiting': vi.fn(), 'keep-page': vi.fn() };
    handleWorkerMessage(keepPage, handlers);
    expect(handlers['keep-page']).toHaveBeenCalledExactlyOnceWith(keepPage);
    expect(handlers['skip-waiting']).not.toHaveBeenCalled();
    handleWorkerMessage({ type: 'skip-waiting' }, handlers);
    expect(handlers['skip-waiting']).toHaveBeenCalledOnce();
  });

  it('[PWA-04] ignores types without a handler', () => {
    expect(() => handleWorkerMessage({ type: 'skip-waiting' }, {})).not.toThrow();
  });
});

describe('parseWorkerMessage', () => {
  it.each<[unknown]>([
    [null],
    ['skip-waiting'],
    [{ type: 'keep-page' }],
    [{ type: 'keep-page', payload: { page: 7, offlinePage: '/offline', assets: [] } }],
    [{ type: 'keep-page', payload: { page: '/', offlinePage: 7, assets: [] } }],
    [{ type: 'keep-page', payload: { page: '/', offlinePage: '/offline', assets: [7] } }],
    [{ type: 'toString' }],
  ])('does not know %j', (data) => expect(parseWorkerMessage(data)).toBeNull());

  it('never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (data) => {
        expect(() => parseWorkerMessage(data)).not.toThrow();
      }),
    );
  });
});
