export function DashboardRoute() {
  return (
    <div className="page-width py-10">
      <h1 className="text-4xl">Dashboard</h1>
    </div>
  );
}
