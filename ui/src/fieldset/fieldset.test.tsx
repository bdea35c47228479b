// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { WitrynaProvider } from '../provider/index.ts';
import { TextField } from '../text-field/index.ts';
import { Fieldset } from './index.ts';

const group = () => screen.getByRole<HTMLFieldSetElement>('group');
const described = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby')?.split(' ') ?? []).map((id) => document.getElementById(id)?.textContent);

describe('Fieldset', () => {
  it('is a group named by its legend', () => {
    render(<Fieldset legend="Adres dostawy">Pola</Fieldset>);
    expect(group()).toBe(screen.getByRole('group', { name: 'Adres dostawy' }));
    expect(group().tagName).toBe('FIELDSET');
  });

  it('FO-2 marks a group of checkboxes as optional or required on request', () => {
    const { container, rerender } = render(<Fieldset legend="Dodatki">Pola</Fieldset>);
    const getLegend = () => container.querySelector('legend')?.textContent;
    expect(getLegend()).toBe('Dodatki');
    rerender(
      <Fieldset legend="Dodatki" optional>
        Pola
      </Fieldset>,
    );
    expect(screen.getByRole('group', { name: 'Dodatki (optional)' })).toBe(group());
    rerender(
      <Fieldset legend="Dodatki" optional={false}>
        Pola
      </Fieldset>,
    );
    expect(getLegend()).toBe('Dodatki\u00a0*');
    expect(screen.getByRole('group', { name: 'Dodatki' })).toBe(group());
  });

  it('FO-2 explains the asterisk in the legend', () => {
    const form = (
      <Fieldset legend="Adres" showRequiredNote>
        <TextField label="Imię" />
      </Fieldset>
    );
    const { rerender } = render(
      <WitrynaProvider strings={{ fieldset: { requiredNote: '* pole wymagane' } }}>{form}</WitrynaProvider>,
    );
    expect(screen.getByText('* pole wymagane').closest('legend')).not.toBeNull();
    rerender(form);
    expect(screen.getByText('* required field').closest('legend')).not.toBeNull();
  });

  it('keeps its name and the note when the legend is visually hidden', () => {
    render(
      <Fieldset legend="Adres" legendHidden showRequiredNote requiredNote="* pole wymagane">
        Pola
      </Fieldset>,
    );
    expect(screen.getByRole('group', { name: 'Adres * pole wymagane' })).toBe(group());
  });

  it('renders the legend as a heading only with headingLevel', () => {
    const { rerender } = render(<Fieldset legend="Adres">Pola</Fieldset>);
    expect(screen.queryByRole('heading')).toBeNull();
    rerender(
      <Fieldset legend="Adres" headingLevel={3}>
        Pola
      </Fieldset>,
    );
    expect(screen.getByRole('heading', { level: 3, name: 'Adres' })).toBeDefined();
  });

  it('FO-4 is described by its error, then by its hint', () => {
    render(
      <Fieldset legend="Adres" hint="Tylko w Polsce." error="Kod nie pasuje do miasta.">
        Pola
      </Fieldset>,
    );
    expect(described(group())).toEqual(['Kod nie pasuje do miasta.', 'Tylko w Polsce.']);
  });

  it('disables all its fields', () => {
    render(
      <Fieldset legend="Adres" disabled>
        <TextField label="Imię" />
      </Fieldset>,
    );
    expect(screen.getByRole('textbox').matches(':disabled')).toBe(true);
  });
});
