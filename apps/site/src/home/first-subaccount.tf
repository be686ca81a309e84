resource "btp_subaccount" "dev" {
  name      = "Development"
  subdomain = "my-company-dev"
  region    = "eu10"
}

resource "btp_subaccount_entitlement" "alerts" {
  subaccount_id = btp_subaccount.dev.id
  service_name  = "alert-notification"
  plan_name     = "standard"
}
