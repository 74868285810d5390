/* oxlint-disable -- a peer is written as such sites are */
"use client";
import { useEffect, useState } from "react";
import { empty, validate } from "../validate";
const rows = [
  ["name", "Name", "text"],
  ["email", "Email", "email"],
  ["phone", "Phone", "tel"],
  ["location", "Location", "text"],
];
export function Form() {
  const [f, setF] = useState(empty);
  const [err, setErr] = useState({});
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  async function submit(e) {
    e.preventDefault();
    const x = validate(f);
    setErr(x);
    if (Object.keys(x).length) return;
    try {
      const r = await fetch("/api/v1.0/email/send", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({
          lib_version: "3.2.0",
          user_id: "u",
          service_id: "s",
          template_id: "t",
          template_params: {
            from_name: f.name,
            from_email: f.email,
            from_phone: f.phone,
            from_location: f.location,
            message: f.message,
          },
        }),
      });
      if (!r.ok) throw new Error(String(r.status));
      alert("Your message has been sent. We'll contact you soon!");
      setF(empty);
      setErr({});
    } catch {
      alert("Failed to send message. Please try again.");
    }
  }
  const bind = (k) => ({
    id: k,
    name: k,
    value: f[k],
    required: true,
    "aria-invalid": !!err[k],
    "aria-describedby": err[k] ? k + "-e" : undefined,
    onChange: (e) => setF({ ...f, [k]: e.target.value }),
  });
  return (
    <form className="form" action="/api/enquiry" method="post" noValidate={live} onSubmit={submit}>
      {rows.map(([k, l, t]) => (
        <label key={k} htmlFor={k}>
          {l}
          <input type={t} {...(k === "phone" ? { pattern: "\\d{10}" } : {})} {...bind(k)} />
          {err[k] && (
            <span className="err" id={k + "-e"}>
              {err[k]}
            </span>
          )}
        </label>
      ))}
      <label htmlFor="message">
        Message
        <textarea rows={3} {...bind("message")} />
        {err.message && (
          <span className="err" id="message-e">
            {err.message}
          </span>
        )}
      </label>
      <div>
        <button className="btn solid" type="submit">
          Send
        </button>
      </div>
    </form>
  );
}
