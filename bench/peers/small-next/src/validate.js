export const empty = { name: "", email: "", phone: "", location: "", message: "" };
export function validate(f) {
  const e = {};
  if (!f.name.trim()) e.name = "Name is required";
  if (!f.email.trim()) e.email = "Email is required";
  else if (!/\S+@\S+\.\S+/.test(f.email)) e.email = "Email is invalid";
  if (!f.phone.trim()) e.phone = "Phone is required";
  else if (!/^\d{10}$/.test(f.phone)) e.phone = "Phone number must be 10 digits";
  if (!f.location.trim()) e.location = "Location is required";
  if (!f.message.trim()) e.message = "Message is required";
  return e;
}
