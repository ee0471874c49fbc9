export function AuthRoute() {
  return (
    <div className="page-width py-10">
      <h1 className="text-4xl">Sign in</h1>
    </div>
  );
}
