import { Button } from '@witryna/ui/button';
import { Checkbox } from '@witryna/ui/checkbox';
import { Fieldset } from '@witryna/ui/fieldset';
import { Inline, Stack } from '@witryna/ui/layout';
import { QuantityStepper } from '@witryna/ui/quantity-stepper';
import { Text } from '@witryna/ui/text';
import { useState, type SubmitEvent } from 'react';
import { useIntl } from '../i18n/index.ts';
import { choose, chosenLines, lineName, type Choice, type WithdrawableOrder } from './withdrawal.ts';

interface ChooseLinesProps {
  order: WithdrawableOrder;
  choice: Choice;
  onChange(choice: Choice): void;
  onNext(): void;
  /** Another order is meant. */
  onBack(): void;
}

/** The products of the order, to tick what is withdrawn from. */
export function ChooseLines({ order, choice, onChange, onNext, onBack }: ChooseLinesProps) {
  const intl = useIntl();
  const [attempted, setAttempted] = useState(false);
  const isEmpty = chosenLines(order, choice).length === 0;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAttempted(true);
    if (!isEmpty) onNext();
    else document.getElementById('withdrawal-line-0')?.focus();
  };
  const back = (
    <Button variant="secondary" onClick={onBack}>
      {intl.formatMessage('withdrawal.another')}
    </Button>
  );
  if (order.lines.length === 0) {
    return (
      <Stack gap="x4" align="start">
        <Text>{intl.formatMessage('withdrawal.nothingLeft')}</Text>
        {back}
      </Stack>
    );
  }
  return (
    <form method="post" onSubmit={submit} noValidate>
      <Stack gap="x5">
        {order.lastDay && (
          <Text>
            {intl.formatMessage('withdrawal.lastDay', { date: intl.formatDate(order.lastDay, { dateStyle: 'long' }) })}
          </Text>
        )}
        <Fieldset
          legend={intl.formatMessage('withdrawal.lines')}
          optional={false}
          error={attempted && isEmpty ? intl.formatMessage('withdrawal.chooseOne') : undefined}
        >
          <Stack gap="x4">
            {order.lines.map((line, index) => (
              <Stack key={line.uid} gap="x2">
                <Checkbox
                  id={`withdrawal-line-${index}`}
                  label={lineName(line)}
                  checked={line.uid in choice}
                  onChange={({ currentTarget }) =>
                    onChange(choose(choice, line, currentTarget.checked ? line.quantity : 0))
                  }
                />
                {line.quantity > 1 && line.uid in choice && (
                  <Inline>
                    <QuantityStepper
                      size="compact"
                      itemName={line.name}
                      value={choice[line.uid] ?? line.quantity}
                      max={line.quantity}
                      onValueChange={(quantity) => onChange(choose(choice, line, quantity))}
                    />
                  </Inline>
                )}
              </Stack>
            ))}
          </Stack>
        </Fieldset>
        <Inline gap="x3">
          <Button type="submit">{intl.formatMessage('withdrawal.next')}</Button>
          {back}
        </Inline>
      </Stack>
    </form>
  );
}
