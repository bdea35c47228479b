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
    { value: 'receipt', label: 'Paragon', title: 'Paragon', price: '0 zł' },
    { value: 'invoice', label: 'Faktura', title: 'Faktura', price: '0 zł' },
  ];
  return (
    <div style={{ width: 288, color: tone === 'inverse' ? vars.color.text.inverse : undefined }}>
      <Fieldset legend="Wszystkie pola">
        <TextField {...all} label="Imię" name="firstname" autoComplete="given-name" />
        <PasswordField {...all} label="Hasło" name="password" autoComplete="current-password" />
        <Select {...all} label="Województwo" name="region" options={options} />
        <TextArea {...all} label="Uwagi" name="comment" optional />
        <Checkbox {...all} label="Chcę fakturę na firmę" name="company" />
        <ConsentCheckbox {...all} name="terms">
          Znam regulamin sklepu i go akceptuję.
        </ConsentCheckbox>
        {tone !== 'inverse' && (
          <>
            <RadioGroup
              disabled={state.disabled}
              error={error}
              label="Dokument sprzedaży"
              name="document"
              options={options}
            />
            <RadioCards
              disabled={state.disabled}
              error={error}
              label="Sposób dostarczenia"
              name="delivery"
              options={options}
            />
            <QuantityStepper {...state} itemName="Magnez" />
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

export const Errors: Story = { args: { error: 'Popraw to pole.' } };
export const Disabled: Story = { args: { disabled: true } };
export const Loading: Story = { args: { loading: true } };
export const OnDarkBackground: Story = {
  args: { tone: 'inverse', error: 'Popraw to pole.' },
  globals: { backgrounds: { value: 'inverseDeep' } },
};
