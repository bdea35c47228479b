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
  error?: string;
  disabled?: boolean;
  loading?: boolean;
  tone?: 'default' | 'inverse';
}

/** Renders every field in one state, on the narrowest page. */
function AllFields({ error, tone, ...state }: State) {
  const all = { ...state, tone, error };
  const options = [
    { value: 'receipt', label: sampleText('Receipt'), title: sampleText('Receipt'), price: samplePrice(0) },
    { value: 'invoice', label: sampleText('Invoice'), title: sampleText('Invoice'), price: samplePrice(0) },
  ];
  return (
    <div style={{ width: 288, color: tone === 'inverse' ? vars.color.text.inverse : undefined }}>
      <Fieldset legend={sampleText('All fields')}>
        <TextField {...all} label={sampleText('First name')} name="firstname" autoComplete="given-name" />
        <PasswordField {...all} label={sampleText('Password')} name="password" autoComplete="current-password" />
        <Select {...all} label={sampleText('Region')} name="region" options={options} />
        <TextArea {...all} label={sampleText('Comments')} name="comment" optional />
        <Checkbox {...all} label={sampleText('I want an invoice for a company')} name="company" />
        <ConsentCheckbox {...all} name="terms">
          {sampleText('I know the terms of the shop and accept them.')}
        </ConsentCheckbox>
        {tone !== 'inverse' && (
          <>
            <RadioGroup
              disabled={state.disabled}
              error={error}
              label={sampleText('Proof of purchase')}
              name="document"
              options={options}
            />
            <RadioCards
              disabled={state.disabled}
              error={error}
              label={sampleText('Delivery method')}
              name="delivery"
              options={options}
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
    const labelled = [...canvasElement.querySelectorAll<HTMLInputElement>('input, select, textarea')].map((control) => {
      const boxed = control.matches('[type="checkbox"], [type="radio"]');
      return boxed ? (control.labels?.[0] ?? control) : control;
    });
    const targets = [...labelled, ...canvas.getAllByRole('button')];
    const small = targets.filter((target) => target.getBoundingClientRect().height < 44);
    await expect(small).toEqual([]);
    const { scrollWidth, clientWidth } = canvasElement.querySelector('fieldset') ?? canvasElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const Errors: Story = { args: { error: sampleText('Correct this field.') } };
export const Disabled: Story = { args: { disabled: true } };
export const Loading: Story = { args: { loading: true } };
export const OnDarkBackground: Story = {
  args: { tone: 'inverse', error: sampleText('Correct this field.') },
  globals: { backgrounds: { value: 'inverseDeep' } },
};
