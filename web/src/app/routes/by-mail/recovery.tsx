/** Getting back in by mail: each page has its own code's worth of one form, so they come together. */
export { ForgotPasswordPage } from '../../../features/accounts/recovery/forgot-password-page.tsx';
export { ResetPasswordPage } from '../../../features/accounts/recovery/reset-password-page.tsx';
export { ConfirmAddressPage } from '../../../features/accounts/recovery/confirm-address-page.tsx';
