// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useTypedValues } from './index.ts';

const fields = ['name', 'topic', 'comment', 'consent', 'newsletter'] as const;

function Form() {
  const [values, setValues] = useState({ name: '', topic: '', comment: '', consent: '', newsletter: '' });
  useTypedValues('test', fields, (typed) => setValues((current) => ({ ...current, ...typed })));
  const ignore = () => undefined;
  return (
    <form>
      <input id="test-name" value={values.name} onChange={ignore} />
      <select id="test-topic" value={values.topic} onChange={ignore}>
        <option value="">-</option>
        <option value="order">Order</option>
      </select>
      <textarea id="test-comment" value={values.comment} onChange={ignore} />
      <input id="test-consent" type="checkbox" checked={values.consent !== ''} onChange={ignore} />
      <input id="test-newsletter" type="checkbox" checked={values.newsletter !== ''} onChange={ignore} />
      <output>{JSON.stringify(values)}</output>
    </form>
  );
}

it('passes on what was typed, chosen and checked before the page was hydrated', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Form />);
  const change = (name: string, values: object) => Object.assign(document.getElementById(`test-${name}`) ?? {}, values);
  change('name', { value: 'Ola' });
  change('topic', { value: 'order' });
  change('consent', { checked: true });
  const { getByRole } = render(<Form />, { container, hydrate: true });
  const passed = { name: 'Ola', topic: 'order', comment: '', consent: 'on', newsletter: '' };
  expect(getByRole('status').textContent).toBe(JSON.stringify(passed));
});
