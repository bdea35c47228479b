import { Button } from '@witryna/ui/button';
import { Dialog } from '@witryna/ui/dialog';
import { Stack } from '@witryna/ui/layout';
import { OptionPicker } from '@witryna/ui/option-picker';
import { Skeleton } from '@witryna/ui/skeleton';
import { Text } from '@witryna/ui/text';
import { useMemo, useState, type RefObject, type SubmitEvent } from 'react';
import { useQuery } from '../commerce/index.ts';
import { useIntl } from '../i18n/index.ts';
import type { CartLine } from './cart.ts';
import { lineOptionsQuery, toLineOptions, reachableValues, type LineOptions } from './line-options.ts';
import { useSaveLine } from './use-save-line.ts';

interface EditLineDialogProps {
  line: CartLine;
  open: boolean;
  onClose(): void;
  /** Receives focus when the button that opened it was removed with its line. */
  fallbackFocus: RefObject<HTMLElement | null>;
}

/**
 * Other options for a line of the cart. What the line is now stays in the cart when the change fails.
 */
export function EditLineDialog({ line, open, onClose, fallbackFocus }: EditLineDialogProps) {
  const intl = useIntl();
  const { data, error } = useQuery(lineOptionsQuery, open ? { sku: line.sku } : null);
  const options = useMemo(() => (data ? toLineOptions(data) : null), [data]);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={intl.formatMessage('cart.editOptionsOf', { name: line.name })}
      closeLabel={intl.formatMessage('cart.edit.close')}
      fallbackFocus={fallbackFocus}
    >
      {error !== undefined || (data && !options) ? (
        <Text role="alert">{intl.formatMessage('cart.edit.failed')}</Text>
      ) : options ? (
        <EditLineForm line={line} open={open} options={options} onClose={onClose} />
      ) : (
        <Stack gap="x3" role="status" aria-label={intl.formatMessage('cart.edit.loading')}>
          <Skeleton />
          <Skeleton width="70%" />
        </Stack>
      )}
    </Dialog>
  );
}

function EditLineForm({
  line,
  open,
  options,
  onClose,
}: Omit<EditLineDialogProps, 'fallbackFocus'> & { options: LineOptions }) {
  const intl = useIntl();
  const { saving, problem, save } = useSaveLine(open);
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>(() =>
    options.getChoice(line.options.map(({ valueUid }) => valueUid)),
  );
  const values = Object.values(chosen);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (saving) return;
    if (await save(line, { sku: line.sku, quantity: line.quantity, selectedOptions: values })) onClose();
  };

  return (
    <form method="post" onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="x5">
        {problem && (
          <Text role="alert" tone="error">
            {problem}
          </Text>
        )}
        {options.axes.map(({ code, label, values: all }) => {
          const reachable = reachableValues(options, chosen, code);
          return (
            <OptionPicker
              key={code}
              label={label}
              name={`edit-${code}`}
              value={chosen[code] ?? ''}
              onValueChange={(value) => setChosen({ ...chosen, [code]: value })}
              options={all.map(({ uid, label: text, swatch }) => ({
                value: uid,
                label: text,
                swatch,
                unavailableReason: reachable.has(uid) ? undefined : intl.formatMessage('cart.edit.soldOut'),
              }))}
            />
          );
        })}
        <Button
          type="submit"
          fullWidth
          loading={saving}
          loadingLabel={intl.formatMessage('cart.updating')}
          disabled={!options.isAvailable(values)}
        >
          {intl.formatMessage('cart.edit.save')}
        </Button>
      </Stack>
    </form>
  );
}
