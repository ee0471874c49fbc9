import { getRouteApi } from '@tanstack/react-router';
import { InquiryPage } from '../../../features/information/inquiry/inquiry-page.tsx';

const route = getRouteApi('/inquiry');

export function InquiryRoute() {
  const { kind } = route.useSearch();
  // Another link to this page starts a new message.
  return <InquiryPage key={kind} kind={kind} />;
}
