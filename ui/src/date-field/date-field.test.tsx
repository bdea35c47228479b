// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { testField } from '../conformance/field-suite.tsx';
import { DateField, dateFieldTypes } from './index.ts';

const input = () => screen.getByLabelText<HTMLInputElement>(/^(Pole formularza|Data)/);

describe('DateField', () => {
  testField({
    field: (props) => <DateField {...props} />,
    control: input,
    fill: () => fireEvent.change(input(), { target: { value: '2027-03-31' } }),
    sent: '2027-03-31',
  });

  it.each(dateFieldTypes)('is a native field: %s', (type) => {
    render(<DateField label="Data" type={type} />);
    expect(input().type).toBe(type);
  });

  it('accepts the attributes of a form library, whose limits are typed as text or number', () => {
    const registered: { name: string; min?: string | number; max?: string | number } = {
      name: 'from',
      max: '2027-12-31',
    };
    render(<DateField label="Data" {...registered} />);
    expect([input().name, input().min, input().max]).toEqual(['from', '', '2027-12-31']);
  });

  it('is of type date with limits as ISO dates', () => {
    render(<DateField label="Data" min="2027-01-01" max="2027-12-31" defaultValue="2028-01-01" />);
    expect([input().type, input().min, input().max]).toEqual(['date', '2027-01-01', '2027-12-31']);
    expect(input().validity.rangeOverflow).toBe(true);
  });
});
