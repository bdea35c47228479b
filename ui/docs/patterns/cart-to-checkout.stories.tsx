import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, ButtonLink } from '../../src/button/index.ts';
import { CartLine } from '../../src/cart-line/index.ts';
import { CheckoutStep } from '../../src/checkout-step/index.ts';
import { Stack } from '../../src/layout/index.ts';
import { OrderSummary } from '../../src/order-summary/index.ts';
import { PriceSummary } from '../../src/price-summary/index.ts';
import { QuantityStepper } from '../../src/quantity-stepper/index.ts';
import { RadioCards } from '../../src/radio-group/index.ts';
import { TextLink } from '../../src/text/index.ts';
import { getSampleImage } from '../../src/story-utils/sample-images.ts';
import { samplePrice, sampleText } from '../../src/story-utils/sample-text.ts';

/**
 * From the cart to the order. The cart shows every price and one way on. The checkout opens one step at a time: complete
 * steps show what was chosen and can be changed, later ones wait. The order button names the obligation to pay.
 */
const meta = { title: 'Patterns/Cart to checkout' } satisfies Meta;

export default meta;
type Story = StoryObj;

export const Default: Story = {
  render: () => (
    <Stack>
      <ul role="list">
        <CartLine
          name={sampleText('Vitamin C 1000')}
          href="#vitamin-c"
          imageSrc={getSampleImage(sampleText('Vitamin C'))}
          details={[sampleText('60 capsules')]}
          quantity={
            <QuantityStepper
              size="compact"
              name="quantity"
              itemName={sampleText('Vitamin C 1000')}
              defaultValue={2}
              max={12}
            />
          }
          total={samplePrice(7980)}
        />
      </ul>
      <PriceSummary
        rows={[
          { id: 'subtotal', label: sampleText('Products'), value: samplePrice(7980) },
          { id: 'shipping', label: sampleText('Shipping: parcel locker'), value: samplePrice(1299) },
          { id: 'total', label: sampleText('To pay'), value: samplePrice(9279), total: true },
        ]}
      />
      <ButtonLink href="#checkout" fullWidth>
        {sampleText('To the checkout')}
      </ButtonLink>
    </Stack>
  ),
};

export const Checkout: Story = {
  render: () => (
    <Stack>
      <CheckoutStep
        number={1}
        state="complete"
        title={sampleText('Shipping')}
        summary={sampleText('21 High Street, Oxford OX1 4AG')}
        onEdit={() => undefined}
      />
      <CheckoutStep number={2} state="current" title={sampleText('Payment')}>
        <Stack>
          <RadioCards
            label={sampleText('Payment method')}
            labelHidden
            name="payment"
            defaultValue="card"
            options={[
              { value: 'card', title: sampleText('Payment card') },
              { value: 'transfer', title: sampleText('Bank transfer') },
            ]}
          />
          <Button>{sampleText('Review')}</Button>
        </Stack>
      </CheckoutStep>
      <CheckoutStep number={3} state="upcoming" title={sampleText('Review')} />
      <OrderSummary
        action={<TextLink href="#cart">{sampleText('Change in the cart')}</TextLink>}
        total={samplePrice(9279)}
        lines={[
          {
            id: '1',
            name: sampleText('Vitamin C 1000'),
            imageSrc: getSampleImage(sampleText('Vitamin C')),
            quantity: '2',
            total: samplePrice(7980),
          },
        ]}
        rows={[
          { id: 'subtotal', label: sampleText('Products'), value: samplePrice(7980) },
          { id: 'shipping', label: sampleText('Shipping: parcel locker'), value: samplePrice(1299) },
          { id: 'total', label: sampleText('To pay'), value: samplePrice(9279), total: true },
        ]}
      />
    </Stack>
  ),
};
