import { fireEvent, waitFor, within } from '@testing-library/react';
import type { SampleProduct } from './sample-products.ts';

const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ');

const startsWith = (start: string) => (name: string) => plain(name).startsWith(start);

/** Selects a value: a radio button, a checkbox or an option of a select. */
async function select(form: HTMLElement, label: string): Promise<void> {
  await waitFor(() => {
    const name = startsWith(label);
    const [box] = [
      ...within(form).queryAllByRole('radio', { name }),
      ...within(form).queryAllByRole('checkbox', { name }),
    ];
    if (box) {
      if (!(box instanceof HTMLInputElement) || !box.checked) fireEvent.click(box);
      return;
    }
    const option = Array.from(form.querySelectorAll('option')).find((candidate) => name(candidate.text));
    const field = option?.closest('select');
    if (!option || !field) throw new Error(`There is no choice "${label}".`);
    fireEvent.change(field, { target: { value: option.value } });
  });
}

/** Makes the choices of a shopper on the page of a product. */
export async function choose(form: HTMLElement, { selected = [], entered = {}, group }: SampleProduct): Promise<void> {
  for (const label of selected) await select(form, label);
  for (const [title, value] of Object.entries(entered)) {
    const field = await waitFor(() => within(form).getByRole('textbox', { name: startsWith(title) }));
    fireEvent.change(field, { target: { value } });
  }
  for (const [index, name] of (group?.names ?? []).entries()) {
    const quantity = Object.values(group?.quantities ?? {})[index];
    const field = await waitFor(() =>
      within(form).getByRole('spinbutton', { name: (label) => plain(label).includes(name) }),
    );
    fireEvent.change(field, { target: { value: String(quantity) } });
    fireEvent.blur(field);
  }
}
