import { useState } from 'react';
import { Checkbox } from '@witryna/ui/checkbox';
import { Stack } from '@witryna/ui/layout';

const channels = ['E-mail', 'Text message', 'Phone'];

export function Channels() {
  const [selected, setSelected] = useState<readonly string[]>([]);
  const hasAll = selected.length === channels.length;
  const toggle = (name: string) =>
    setSelected((now) => (now.includes(name) ? now.filter((one) => one !== name) : [...now, name]));
  return (
    <Stack gap="none">
      <Checkbox
        label="All ways to contact me"
        checked={hasAll}
        indeterminate={selected.length > 0 && !hasAll}
        onChange={() => setSelected(hasAll ? [] : channels)}
      />
      {channels.map((name) => (
        <Checkbox key={name} label={name} checked={selected.includes(name)} onChange={() => toggle(name)} />
      ))}
    </Stack>
  );
}
