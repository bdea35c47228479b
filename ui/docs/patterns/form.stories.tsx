import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../src/button/index.ts';
import { FormCard } from '../../src/card/index.ts';
import { ConsentCheckbox } from '../../src/consent-checkbox/index.ts';
import { FormErrorBanner } from '../../src/form-error-banner/index.ts';
import { Stack } from '../../src/layout/index.ts';
import { TextField } from '../../src/text-field/index.ts';
import { sampleText } from '../../src/story-utils/sample-text.ts';

/**
 * A form after a failed submission. The banner above receives focus and links to the fields; each field repeats its
 * error. A form says before sending what is optional, keeps what was typed, and has one button, below the fields.
 */
const meta = { title: 'Patterns/Form with errors' } satisfies Meta;

export default meta;

export const Default: StoryObj = {
  render: () => (
    <FormCard title={sampleText('Contact details')} noValidate>
      <FormErrorBanner
        title={sampleText('Correct the marked fields')}
        errors={[
          { message: sampleText('Enter your first name.'), fieldId: 'pattern-firstname' },
          { message: sampleText('Enter a valid e-mail address.'), fieldId: 'pattern-email' },
        ]}
        submitCount={0}
      />
      <TextField
        id="pattern-firstname"
        label={sampleText('First name')}
        name="firstname"
        autoComplete="given-name"
        error={sampleText('Enter your first name.')}
      />
      <TextField
        id="pattern-email"
        label={sampleText('E-mail address')}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue="anna@example"
        hint={sampleText('We send the order confirmation to it.')}
        error={sampleText('Enter a valid e-mail address.')}
      />
      <TextField id="pattern-phone" label={sampleText('Phone')} name="telephone" type="tel" optional />
      <ConsentCheckbox name="newsletter" optional>
        {sampleText('I want to receive the newsletter.')}
      </ConsentCheckbox>
      <Stack align="start">
        <Button type="submit">{sampleText('Send')}</Button>
      </Stack>
    </FormCard>
  ),
};
