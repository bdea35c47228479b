import type { Meta, StoryObj } from '@storybook/react-vite';
import { vars } from '@witryna/design-tokens/contract';
import { expect, within } from 'storybook/test';
import { Checkbox } from '../checkbox/index.ts';
import { ConsentCheckbox } from '../consent-checkbox/index.ts';
import { Fieldset } from '../fieldset/index.ts';
import { PasswordField } from '../password-field/index.ts';
import { QuantityStepper } from '../quantity-stepper/index.ts';
import { RadioCards, RadioGroup } from '../radio-group/index.ts';
import { Select } from '../select/index.ts';
import { TextArea } from '../text-area/index.ts';
import { TextField } from '../text-field/index.ts';
import { samplePrice, sampleText } from '../story-utils/sample-text.ts';

interface State {
  invalid?: boolean;
  disabled?: boolean;
  loading?: boolean;
  tone?: 'default' | 'inverse';
}

/** Renders every field in one state, on the narrowest page. */
function AllFields({ invalid = false, tone, ...state }: State) {
  const all = { ...state, tone };
  const getError = (text: string) => (invalid ? text : undefined);
  const documents = [
    { value: 'receipt', label: sampleText('Receipt') },
    { value: 'invoice', label: sampleText('Invoice') },
  ];
  const methods = [
    { value: 'locker', title: sampleText('Parcel locker'), price: samplePrice(1299) },
    { value: 'courier', title: sampleText('Courier'), price: samplePrice(1599) },
  ];
  const regions = [
    { value: 'essex', label: sampleText('Essex') },
    { value: 'kent', label: sampleText('Kent') },
  ];
  return (
    <div style={{ width: 288, color: tone === 'inverse' ? vars.color.text.inverse : undefined }}>
      <Fieldset legend={sampleText('All fields')}>
        <TextField
          {...all}
          error={getError(sampleText('Enter your first name.'))}
          label={sampleText('First name')}
          name="firstname"
          autoComplete="given-name"
        />
        <PasswordField
          {...all}
          error={getError(sampleText('Enter at least 8 characters.'))}
          label={sampleText('Password')}
          name="password"
          autoComplete="current-password"
        />
        <Select
          {...all}
          error={getError(sampleText('Choose a region.'))}
          label={sampleText('Region')}
          name="region"
          placeholder={sampleText('Choose')}
          options={regions}
        />
        <TextArea
          {...all}
          error={getError(sampleText('Enter the order number.'))}
          label={sampleText('Comments')}
          name="comment"
          optional
        />
        <Checkbox
          {...all}
          error={getError(sampleText('This box has to be checked.'))}
          label={sampleText('I want an invoice for a company')}
          name="company"
        />
        <ConsentCheckbox {...all} error={getError(sampleText('This box has to be checked.'))} name="terms">
          {sampleText('I know the terms of the shop and accept them.')}
        </ConsentCheckbox>
        {tone !== 'inverse' && (
          <>
            <RadioGroup
              disabled={state.disabled}
              error={getError(sampleText('Choose a proof of purchase.'))}
              label={sampleText('Proof of purchase')}
              name="document"
              options={documents}
            />
            <RadioCards
              disabled={state.disabled}
              error={getError(sampleText('Choose a shipping method.'))}
              label={sampleText('Delivery method')}
              name="delivery"
              options={methods}
            />
            <QuantityStepper {...state} itemName={sampleText('Magnesium')} />
          </>
        )}
      </Fieldset>
    </div>
  );
}

const meta = { title: 'State sheets/AllFields', component: AllFields, tags: ['sheet', '!autodocs'] } satisfies Meta<
  typeof AllFields
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Targets: Story = {
  name: 'G-13 G-14 Targets of 44 px, on a page of 320 px',
  tags: ['behavior'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const labeled = [...canvasElement.querySelectorAll<HTMLInputElement>('input, select, textarea')].map((control) => {
      const boxed = control.matches('[type="checkbox"], [type="radio"]');
      return boxed ? (control.labels?.[0] ?? control) : control;
    });
    const targets = [...labeled, ...canvas.getAllByRole('button')];
    const small = targets.filter((target) => target.getBoundingClientRect().height < 44);
    await expect(small).toEqual([]);
    const { scrollWidth, clientWidth } = canvasElement.querySelector('fieldset') ?? canvasElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const Errors: Story = { args: { invalid: true } };
export const Disabled: Story = { args: { disabled: true } };
export const Loading: Story = { args: { loading: true } };
export const OnDarkBackground: Story = {
  args: { tone: 'inverse', invalid: true },
  globals: { backgrounds: { value: 'inverseDeep' } },
};
