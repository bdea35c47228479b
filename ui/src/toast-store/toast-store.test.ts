import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createToastStore, defaultToastTimeout, toastTypes, type ToastInput, type ToastType } from './index.ts';

/** Creates a store whose clock the test controls. */
function storeWithClock() {
  const clock = { now: 1_000 };
  return { clock, store: createToastStore(() => clock.now) };
}

describe('createToastStore', () => {
  it('[UI-01] keeps all fields of a toast, and when it was added', () => {
    const { store } = storeWithClock();
    const input: ToastInput = {
      type: 'success',
      message: 'Dodano do koszyka',
      dismissable: false,
      timeout: 3000,
      actionText: 'Zobacz koszyk',
      icon: 'info',
      debug: 'ID 7f3a',
      onDismiss: vi.fn(),
      onAction: vi.fn(),
    };
    const id = store.add(input);
    expect(store.getToasts()).toEqual([{ ...input, id, timestamp: 1_000 }]);
  });

  it.each(toastTypes)('[UI-02] accepts the type %s', (type) => {
    const { store } = storeWithClock();
    store.add({ type, message: 'Zapisano' });
    expect(store.getToasts()[0]?.type).toBe(type);
  });

  it('[UI-02] has four types', () => {
    expect(toastTypes).toEqual(['info', 'warning', 'error', 'success']);
  });

  it.each<[string, object]>([
    ['a type', { message: 'Zapisano' }],
    ['a known type', { type: 'danger', message: 'Zapisano' }],
    ['a message', { type: 'info' }],
    ['words in its message', { type: 'info', message: '' }],
  ])('[UI-03] [TO-6] rejects a toast without %s', (_, input) => {
    const { store } = storeWithClock();
    expect(() => void Reflect.apply(store.add, store, [input])).toThrow(/toast needs a/);
    expect(store.getToasts()).toEqual([]);
  });

  it.each([false, 0] as const)('[UI-04] [TO-6] rejects a toast that could never be removed (timeout %s)', (timeout) => {
    const { store } = storeWithClock();
    expect(() => store.add({ type: 'info', message: 'Zapisano', dismissable: false, timeout })).toThrow('timeout');
  });

  it('[UI-04] accepts a toast without a timeout when it is dismissable', () => {
    const { store } = storeWithClock();
    store.add({ type: 'error', message: 'Brak połączenia', timeout: false });
    expect(store.getToasts()[0]).toMatchObject({ timeout: false, dismissable: true });
  });

  it('[UI-05] removes a toast after 5 s by default', () => {
    const { store } = storeWithClock();
    store.add({ type: 'info', message: 'Zapisano' });
    expect(store.getToasts()[0]?.timeout).toBe(5000);
    expect(defaultToastTimeout).toBe(5000);
  });

  it('[TO-4] merges equal toasts within two seconds', () => {
    const { clock, store } = storeWithClock();
    const first = store.add({ type: 'error', message: 'Brak połączenia' });
    clock.now += 1_999;
    expect(store.add({ type: 'error', message: 'Brak połączenia' })).toBe(first);
    expect(store.add({ type: 'warning', message: 'Brak połączenia' })).not.toBe(first);
    clock.now += 1;
    expect(store.add({ type: 'error', message: 'Brak połączenia' })).not.toBe(first);
    expect(store.getToasts()).toHaveLength(3);
  });

  it('[TO-4] keeps both of two equal toasts with an action or a dismissal of their own', () => {
    const { store } = storeWithClock();
    const removed: ToastInput = { type: 'info', message: 'Usunięto: Witamina C', actionText: 'Cofnij' };
    const handler = vi.fn();
    const first = store.add({ ...removed, onAction: handler });
    expect(store.add({ ...removed, onAction: handler })).toBe(first);
    const second = store.add({ ...removed, onAction: vi.fn() });
    const third = store.add({ ...removed, onAction: handler, onDismiss: vi.fn() });
    expect(store.getToasts().map(({ id }) => id)).toEqual([first, second, third]);
  });

  it('[TO-4] keeps the three newest, and calls onDismiss of those it removes', () => {
    const { store } = storeWithClock();
    const onDismiss = vi.fn();
    store.add({ type: 'info', message: 'pierwszy', onDismiss });
    ['drugi', 'trzeci', 'czwarty'].forEach((message) => store.add({ type: 'info', message }));
    expect(store.getToasts().map(({ message }) => message)).toEqual(['drugi', 'trzeci', 'czwarty']);
    expect(onDismiss).toHaveBeenCalledOnce();
  });

  it('[UI-06] calls onDismiss once when a toast is removed repeatedly', () => {
    const { store } = storeWithClock();
    const onDismiss = vi.fn();
    const id = store.add({ type: 'info', message: 'Zapisano', onDismiss });
    store.remove(id);
    store.remove(id);
    expect(onDismiss).toHaveBeenCalledOnce();
    expect(store.getToasts()).toEqual([]);
  });

  it('notifies its listeners of changes until they unsubscribe', () => {
    const { store } = storeWithClock();
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    const id = store.add({ type: 'info', message: 'Zapisano' });
    store.remove(id);
    store.remove(id);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    store.add({ type: 'info', message: 'Zapisano' });
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('never shows more than three toasts or an id twice, in any sequence of changes', () => {
    const step = fc.oneof(
      fc.record({ type: fc.constantFrom<ToastType>(...toastTypes), message: fc.constantFrom('a', 'b', 'c') }),
      fc.nat(10).map((remove) => ({ remove })),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(step, fc.nat(3_000))), (steps) => {
        const { clock, store } = storeWithClock();
        for (const [action, pause] of steps) {
          clock.now += pause;
          if ('remove' in action) store.remove(action.remove);
          else store.add(action);
          const ids = store.getToasts().map(({ id }) => id);
          expect(ids.length).toBeLessThanOrEqual(3);
          expect(new Set(ids).size).toBe(ids.length);
        }
      }),
    );
  });
});
