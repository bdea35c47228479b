import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix } from '../story-utils/state-matrix.tsx';
import { sampleText } from '../story-utils/sample-text.ts';
import { NewsletterForm, newsletterStatuses } from './index.ts';

const meta = {
  title: 'State sheets/NewsletterForm',
  tags: ['sheet', '!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;

export const States: StoryObj = {
  render: () => (
    <StateMatrix variants={[...newsletterStatuses, 'invalid']}>
      {({ variant }) => (
        <div style={{ inlineSize: '20rem' }}>
          <NewsletterForm
            aria-label={variant}
            status={newsletterStatuses.find((status) => status === variant)}
            serverError={variant === 'error' ? sampleText('This address is already on our list.') : undefined}
            emailError={variant === 'invalid' ? sampleText('Enter a valid e-mail address.') : undefined}
            consentError={variant === 'invalid' ? sampleText('This box has to be checked.') : undefined}
            consent={{ label: sampleText('I agree to receive the newsletter by e-mail.') }}
            onSubscribe={() => undefined}
          />
        </div>
      )}
    </StateMatrix>
  ),
};
