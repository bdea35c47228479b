import { useState } from 'react';
import { Tabs } from '@witryna/ui/tabs';

export function ProductTabs() {
  const [value, setValue] = useState('reviews');
  return (
    <Tabs
      label="About the product"
      value={value}
      onValueChange={setValue}
      items={[
        { id: 'description', label: 'Description', content: 'Light shoes for long runs.' },
        { id: 'reviews', label: 'Reviews (214)', content: 'Very comfortable.' },
      ]}
    />
  );
}
