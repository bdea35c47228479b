import { NeedHelp } from '@witryna/ui/need-help';

export function Help() {
  return (
    <NeedHelp
      status="ready"
      phone="12 345 67 89"
      email="help@shop.example"
      hours={{ startDay: 'Monday', endDay: 'Friday', startTime: '8:00', endTime: '16:00', timeZone: 'CET' }}
    />
  );
}
