import { CommerceError, RestError } from '../../storefront/src/commerce/index.ts';
import type { Cart } from '../../storefront/src/cart/index.ts';
import { CartNotFoundError } from '../../storefront/src/cart/cart-not-found-error.ts';
import { emptyAddress, type CheckoutAddress } from '../../storefront/src/checkout/address.ts';
import { MissingInformationError } from '../../storefront/src/checkout/missing-information-error.ts';
import { CardError, tokenizeCard } from '../../storefront/src/checkout/payment/card-sandbox.ts';
import type { OrderOutcome } from '../../storefront/src/checkout/order-types.ts';
import { mergeGuestCart, signIn } from '../../storefront/src/auth/sign-in.ts';
import type { Random } from './random.ts';
import type { Tab } from './tab.ts';
import type { VirtualTime } from './virtual-time.ts';

/** How a shopping trip ended, as the shopper was told. */
export type TripEnd =
  | { type: 'ordered'; orderId: string | null; total: number }
  /** Told that nothing was ordered, and gave up. */
  | { type: 'gave-up'; after: string }
  /** Told that nobody knows, until the end. */
  | { type: 'unknown' };

export interface TripOptions {
  email: string;
  password?: string;
  sku: string;
  quantity: number;
  payment: 'banktransfer' | 'witryna_card';
  /** Presses of the button that orders, all at once. */
  presses: number;
  /** Milliseconds after pressing at which the tab is loaded again; null for never. */
  reloadAfter: number | null;
  /** The tab is not loaded again but closed, and the shopper goes on in a new one. Default false */
  closesTab?: boolean;
  /** Orders the same cart in a second tab at the same moment. */
  secondTab: boolean;
  /** A shopper who does not try again once told that nothing was ordered. */
  givesUp: boolean;
}

export interface Trip {
  end: TripEnd;
  /** What was wrong with what the shopper saw; empty when all was well. */
  complaints: string[];
}

/** Failures that the shop tells the shopper about; anything else is a fault of the shop (I6). */
const isReported = (error: unknown) =>
  error instanceof CommerceError ||
  error instanceof RestError ||
  error instanceof CartNotFoundError ||
  error instanceof MissingInformationError ||
  error instanceof CardError ||
  (error instanceof Error &&
    /^(?:Unable to create cart|The backend gave no token|The answer (?:is|names) no)/.test(error.message));

const createAddress = (email: string): CheckoutAddress => ({
  ...emptyAddress,
  country_code: 'PL',
  firstname: 'Łucja',
  lastname: email.split('@')[0] ?? '',
  street: ['Prosta 1'],
  city: 'Warszawa',
  postcode: '00-838',
  telephone: '600700800',
});

/** Milliseconds that a shopper takes to read a message and press again. */
const thinking = 3000;

/** One shopper who wants one thing, and tries until it is theirs or they are told that it cannot be. */
export class Shopper {
  readonly complaints: string[] = [];
  private tab: Tab;
  private hasReloaded = false;

  constructor(
    tab: Tab,
    private readonly reopen: () => Tab,
    private readonly openNew: () => Tab,
    private readonly time: VirtualTime,
    private readonly random: Random,
    private readonly options: TripOptions,
  ) {
    this.tab = tab;
  }

  /** The whole trip. */
  async go(): Promise<Trip> {
    const cart = await this.fillCart();
    if (!cart) return this.finish({ type: 'gave-up', after: 'cart' });
    return this.buy();
  }

  /** From a filled cart to the end. */
  async buy(): Promise<Trip> {
    if (this.options.password !== undefined && !(await this.enter()))
      return this.finish({ type: 'gave-up', after: 'sign-in' });
    for (let attempt = 0; attempt < 4; attempt += 1) {
      const end = await this.checkout();
      if (end) return this.finish(end);
      // The cart was lost on the way: once more from the beginning. Who has two tabs open looks into the other one
      // instead.
      if (this.options.secondTab || !(await this.fillCart())) break;
    }
    return this.finish({ type: 'gave-up', after: 'checkout' });
  }

  private finish(end: TripEnd): Trip {
    // The receipt, or the notice, is on the screen.
    if (end.type === 'ordered')
      this.tab.attempts.read().forEach(({ cartId }) => this.tab.attempts.dispatch({ type: 'show', cartId }));
    return { end, complaints: this.complaints };
  }

  /** Tries something that may fail and be told. */
  private async attempt<Answer>(what: string, action: () => Promise<Answer>, tries = 8): Promise<Answer | null> {
    for (let count = 0; count < tries; count += 1) {
      const told = this.tab.messages.length;
      try {
        return await action();
      } catch (error) {
        if (!isReported(error)) this.complaints.push(`I6: ${what} threw ${String(error)}`);
        if (this.tab.messages.length - told > 1)
          this.complaints.push(`I10: ${what} said ${this.tab.messages.slice(told).join(' | ')}`);
        await this.time.sleep(thinking);
      }
    }
    return null;
  }

  private async readCart(): Promise<Cart | null> {
    return (await this.attempt('reading the cart', async () => ({ cart: await this.tab.readCart() })))?.cart ?? null;
  }

  private quantityIn(cart: Cart | null): number {
    return cart?.lines.find(({ sku }) => sku === this.options.sku)?.quantity ?? 0;
  }

  /** Puts the product into the cart and changes the quantity; after a failure looks before pressing again. */
  async fillCart(): Promise<Cart | null> {
    const { sku, quantity } = this.options;
    /** Presses of the button that adds one, whose answers were lost: each may still arrive at the backend, once. */
    let lostAdds = 0;
    for (let count = 0; count < 8; count += 1) {
      let cart = await this.readCart();
      if (this.quantityIn(cart) === quantity && cart?.total) return cart;
      const line = cart?.lines.find((candidate) => candidate.sku === sku);
      const before = this.quantityIn(cart);
      try {
        if (line) {
          const userError = await this.tab.actions.setQuantity(line.uid, quantity);
          if (!userError) {
            cart = await this.readCart();
            const shown = this.quantityIn(cart);
            if (shown < quantity || shown > quantity + lostAdds)
              this.complaints.push(`I3: the quantity was set to ${quantity}, and is ${shown}`);
          }
        } else {
          const { userError, newCart } = await this.tab.actions.add({ sku, quantity: 1, selectedOptions: [] });
          if (!userError) {
            cart = await this.readCart();
            const expected = newCart ? 1 : before + 1;
            if (cart && (this.quantityIn(cart) < expected || this.quantityIn(cart) > expected + lostAdds))
              this.complaints.push(`I3: one was added to ${before}, and there are ${this.quantityIn(cart)}`);
          }
        }
      } catch (error) {
        if (!line) lostAdds += 1;
        if (!isReported(error)) this.complaints.push(`I6: changing the cart threw ${String(error)}`);
        await this.time.sleep(thinking);
      }
    }
    const cart = await this.readCart();
    return this.quantityIn(cart) === quantity ? cart : null;
  }

  private async enter(): Promise<boolean> {
    const { email, password = '' } = this.options;
    const before = this.quantityIn(await this.readCart());
    const entered = await this.attempt('signing in', async () => {
      const { client, session, cartId } = this.tab;
      let outcome =
        session.getState().token === undefined
          ? await signIn({ email, password }, { client, session, cart: cartId })
          : 'kept';
      for (let retry = 0; outcome === 'failed' && retry < 6; retry += 1) {
        await this.time.sleep(thinking);
        outcome = await mergeGuestCart({ client, cart: cartId });
      }
      return outcome;
    });
    if (!entered) return false;
    const after = this.quantityIn(await this.readCart());
    if (entered === 'kept' && after < before)
      this.complaints.push(`I3: ${before} pieces before signing in, ${after} afterward`);
    return true;
  }

  /** From the address to the end; null when the cart was lost and must be filled again. */
  private async checkout(): Promise<TripEnd | null> {
    const { email, payment } = this.options;
    const address = createAddress(email);
    const { flow } = this.tab;
    flow.begin();
    // The page looks for an order that this tab sent before it shows any step.
    const sent = await this.look();
    if (sent) return sent;
    const cart = await this.readCart();
    // The page of an empty cart has no steps.
    if (!cart || cart.lines.length === 0) return null;
    if (
      !(await this.attempt('the address', async () => {
        // A customer who has answered is taken past this step after a reload.
        const saveInAddressBook = { shipping: false, billing: null };
        await flow.submitAddress({ email, shipping: address, billing: null, saveInAddressBook });
        return true;
      }))
    )
      return null;
    if (flow.getState().shippingAddress?.city !== address.city) this.complaints.push('I7: the address was not kept');
    const delivery = flow
      .getState()
      .availableShippingMethods.find(({ available, carrierCode }) => available && carrierCode === 'courier');
    if (!delivery) {
      // Nothing can be sent of an empty cart: the page says that it is empty then. Another tab may have ordered it.
      const now = await this.readCart();
      if (now && now.lines.length > 0) this.complaints.push('I8: told that nothing can be delivered');
      return null;
    }
    if (
      !(await this.attempt('the delivery', async () => {
        await flow.submitShippingMethod(delivery.code, null);
        return true;
      }))
    )
      return null;
    if (!(await this.pay(payment))) return { type: 'gave-up', after: 'payment' };
    return this.order();
  }

  private async pay(payment: TripOptions['payment']): Promise<boolean> {
    const { flow, network } = this.tab;
    if (payment === 'banktransfer') {
      flow.submitPayment({ method: payment, additionalData: {} });
      return true;
    }
    const card = await this.attempt('the card', () => tokenizeCard('4111 1111 1111 1111', '12/30', network.fetch));
    if (!card) return false;
    flow.submitPayment({ method: payment, additionalData: { payment_method_nonce: card.nonce } });
    return true;
  }

  private async order(): Promise<TripEnd | null> {
    let sentOnce = false;
    for (let count = 0; count < 12; count += 1) {
      const cart = await this.readCart();
      if (!cart?.total) {
        // Nothing is left to order: it was ordered by another tab, or lost. What this tab sent is looked for first.
        const found = await this.look();
        if (found) return found;
        return sentOnce ? { type: 'gave-up', after: 'gone' } : null;
      }
      const quantity = this.quantityIn(cart);
      // An earlier press whose answer was lost has arrived: the cart shows one more, and the shopper puts that right.
      if (quantity > this.options.quantity) return null;
      // The product ran out: the line says so, and the shopper goes elsewhere.
      if (quantity < this.options.quantity) return { type: 'gave-up', after: 'stock' };
      const shown = { total: cart.total, lines: cart.lines, freeGift: cart.freeGift };
      sentOnce = true;
      const presses = Array.from({ length: this.options.presses }, () => this.press(shown));
      const outcome = await this.firstAnswer(presses, this.hasReloaded ? null : this.options.reloadAfter);
      if (outcome === 'reloaded') {
        const found = this.options.closesTab ? await this.lookInNewTab(shown.total.minor) : await this.look();
        if (found) return found;
        return await (this.options.closesTab ? this.checkout() : this.checkoutAgain());
      }
      if (outcome === null || outcome === 'other-tab') {
        await this.time.sleep(thinking);
        continue;
      }
      const end = this.endOf(outcome, shown.total.minor);
      if (end) return end;
      if (this.options.givesUp && outcome.type === 'not-placed') return { type: 'gave-up', after: 'not-placed' };
      if (outcome.type === 'gone') return null;
      if (outcome.type === 'refused') {
        if (outcome.reason !== 'payment' && outcome.reason !== 'stock')
          return { type: 'gave-up', after: `refused: ${outcome.message ?? ''}` };
        if (outcome.reason === 'stock') return { type: 'gave-up', after: 'stock' };
        if (!(await this.pay(this.options.payment))) return { type: 'gave-up', after: 'payment' };
      }
      if (outcome.type === 'unknown') {
        const found = await this.look();
        if (found) return found;
      }
      await this.time.sleep(thinking);
    }
    return { type: 'unknown' };
  }

  /** After a reload the steps are taken up again; the card is presented again. */
  private async checkoutAgain(): Promise<TripEnd | null> {
    const { flow } = this.tab;
    await this.attempt('restoring', async () => {
      flow.begin();
      await flow.restore((code) => code === 'banktransfer');
      return true;
    });
    if (
      flow.getState().step !== 'review' &&
      !(flow.getState().step === 'payment' && (await this.pay(this.options.payment)))
    )
      return null;
    return this.order();
  }

  private async press({
    total,
    lines,
    freeGift,
  }: {
    total: NonNullable<Cart['total']>;
    lines: Cart['lines'];
    freeGift: Cart['freeGift'];
  }): Promise<OrderOutcome | 'other-tab' | null> {
    try {
      return await this.tab.flow.submitOrder({
        total,
        lines,
        contents: { items: lines.map(({ name, quantity }) => ({ name, quantity })), gift: freeGift?.name ?? null },
      });
    } catch (error) {
      if (!isReported(error)) this.complaints.push(`I6: ordering threw ${String(error)}`);
      return null;
    }
  }

  /** The answer to several presses, or a reload that comes before it. */
  private async firstAnswer(
    presses: readonly Promise<OrderOutcome | 'other-tab' | null>[],
    reloadAfter: number | null,
  ): Promise<OrderOutcome | 'other-tab' | 'reloaded' | null> {
    const answers = Promise.all(presses).then((all) => all.find((answer) => answer !== null) ?? null);
    if (reloadAfter === null) return answers;
    const answered: (OrderOutcome | 'other-tab' | null)[] = [];
    const answer = await Promise.race([
      answers.then((outcome) => {
        answered.push(outcome);
        return outcome;
      }),
      this.time.sleep(reloadAfter).then(() => 'reloaded' as const),
    ]);
    if (answered.length === 0) {
      this.hasReloaded = true;
      this.tab.close();
      this.tab = this.options.closesTab ? this.openNew() : this.reopen();
    }
    return answer;
  }

  /** Looks for an order that was sent, again and again while nobody knows. */
  private async look(): Promise<TripEnd | null> {
    for (let count = 0; count < 10; count += 1) {
      const total = this.tab.memory.readIntent()?.total ?? 0;
      const outcome = await this.tab.flow.checkOrder();
      if (outcome === null) return null;
      const end = this.endOf(outcome, total);
      if (end) return end;
      if (outcome.type !== 'unknown') return null;
      await this.time.sleep(thinking);
    }
    return { type: 'unknown' };
  }

  /** Reads what any page of the shop says in a new tab; null when it says that nothing was ordered. */
  private async lookInNewTab(total: number): Promise<TripEnd | null> {
    for (let count = 0; count < 40; count += 1) {
      const notice = await this.tab.lookForOrders();
      const [attempt] = this.tab.attempts.read();
      // The tab was closed before anything was sent.
      if (!attempt) return null;
      if (notice === 'placed') return { type: 'ordered', orderId: attempt.orderId ?? attempt.orderNumber, total };
      if (notice === 'not-placed') {
        this.tab.attempts.dispatch({ type: 'show', cartId: attempt.cartId });
        return null;
      }
      await this.time.sleep(thinking);
    }
    return { type: 'unknown' };
  }

  private endOf(outcome: OrderOutcome, total: number): TripEnd | null {
    if (outcome.type === 'placed') return { type: 'ordered', orderId: outcome.orderId, total };
    if (outcome.type === 'received') return { type: 'ordered', orderId: outcome.orderNumber, total };
    return null;
  }
}
