// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Announcer, LiveRegion, useAnnounce } from './index.ts';

function Buttons() {
  const announce = useAnnounce();
  return (
    <>
      <button onClick={() => announce('Znaleziono 12 produktów')}>grzecznie</button>
      <button onClick={() => announce('Utracono połączenie', 'assertive')}>od razu</button>
    </>
  );
}

describe('Announcer', () => {
  it('has its regions in the server HTML, empty', () => {
    const html = renderToString(<Announcer>treść</Announcer>);
    expect(html).toMatch(/<span role="status"[^>]*><\/span>/);
    expect(html).toMatch(/<span role="alert"[^>]*><\/span>/);
  });

  it('announces a message in the region of its politeness, and keeps the regions mounted', () => {
    render(
      <Announcer>
        <Buttons />
      </Announcer>,
    );
    const [status, alert] = [screen.getByRole('status'), screen.getByRole('alert')];
    fireEvent.click(screen.getByText('grzecznie'));
    expect(status.textContent).toBe('Znaleziono 12 produktów ');
    expect(alert.textContent).toBe('');
    fireEvent.click(screen.getByText('od razu'));
    expect(alert.textContent).toBe('Utracono połączenie ');
    expect(screen.getByRole('status')).toBe(status);
  });

  it('adds an equal message as a new element, so that it is announced again', () => {
    render(
      <Announcer>
        <Buttons />
      </Announcer>,
    );
    fireEvent.click(screen.getByText('grzecznie'));
    fireEvent.click(screen.getByText('grzecznie'));
    expect(screen.getByRole('status').children).toHaveLength(2);
  });
});

describe('useAnnounce', () => {
  it('announces nothing without an Announcer', () => {
    render(<Buttons />);
    expect(() => fireEvent.click(screen.getByText('grzecznie'))).not.toThrow();
    expect(screen.queryByRole('status')).toBeNull();
  });
});

describe('LiveRegion', () => {
  it('is a status, or an alert when assertive', () => {
    const { rerender } = render(<LiveRegion>Zapisano</LiveRegion>);
    expect(screen.getByRole('status').textContent).toBe('Zapisano');
    rerender(<LiveRegion politeness="assertive">Błąd</LiveRegion>);
    expect(screen.getByRole('alert').textContent).toBe('Błąd');
  });
});
