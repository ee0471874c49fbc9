export { ParentsPage } from '../../../features/information/parents/parents-page.tsx';
